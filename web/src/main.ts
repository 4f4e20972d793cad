import { mount } from "svelte";
import "$lib/theme/theme.css";
import App from "$lib/app/App.svelte";
import { install } from "$lib/offline/install.svelte";
import { offline, reloadWhenOutdated } from "$lib/offline/register.svelte";

reloadWhenOutdated();
install.listen();
mount(App, { target: document.getElementById("app")! });
addEventListener("load", () => offline.start());
