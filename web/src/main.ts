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

if (import.meta.env.PROD && "serviceWorker" in navigator) void keepForLater();

/** Lets the worker keep what this page is made of, also what came before the worker was there. */
async function keepForLater(): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  const used = performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname);
  active?.postMessage({ keep: used.filter((path) => path.startsWith("/assets/")) });
}
