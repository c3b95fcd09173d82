// Keeps the page's own files, so that an installed Perankh opens without a network and says that
// the server is away. Files under /assets/ never change under one name; everything else is asked
// for first and taken from here only when nobody answers. Tables are never kept.
// The build puts its own number here, so that an older house is swept out.
const SHELL = "perankh-shell-BUILD";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(["/", "/first.js", "/icon.svg"])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== SHELL);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

async function kept(request) {
  const cache = await caches.open(SHELL);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function fresh(request, key) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match(key);
    if (found) return found;
    throw error;
  }
}

self.addEventListener("message", (event) => {
  const missing = async (path) => !(await caches.match(path));
  const keep = async (paths) => {
    const cache = await caches.open(SHELL);
    for (const path of paths) if (await missing(path)) await cache.add(path);
  };
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else if (event.request.mode === "navigate") event.respondWith(fresh(event.request, "/"));
  else if (["/first.js", "/icon.svg"].includes(address.pathname)) event.respondWith(fresh(event.request, event.request));
});
