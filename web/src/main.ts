import "@fontsource-variable/inter";
import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import "./look/titles.css";

mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js");
