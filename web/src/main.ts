// Where the page begins.

import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { person } from "./lib/me.svelte";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";

settings.start();
router.start();
void person.load();

const target = document.getElementById("app");
if (target === null) throw new Error('index.html lacks the element "app"');
mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/worker.js");
}
