import { mount } from "svelte";
import "$lib/theme/theme.css";
import App from "$lib/shell/App.svelte";

mount(App, { target: document.getElementById("app")! });
