import { mount } from "svelte";
import "$lib/theme/theme.css";
import App from "$lib/app/App.svelte";

mount(App, { target: document.getElementById("app")! });
