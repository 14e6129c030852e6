// The service worker: it serves the app without a server. It handles the app's own files and the pictures of
// offline copies, not records. It runs alone, so it imports nothing.

interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lifetime {
  request: Request;
  respondWith(reply: Promise<Response>): void;
}

interface Asked extends Lifetime {
  data: { keepPictures?: readonly string[] };
  ports: readonly MessagePort[];
}

interface Events {
  install: Lifetime;
  activate: Lifetime;
  fetch: Fetching;
  message: Asked;
}

const scope = globalThis as unknown as {
  addEventListener<Name extends keyof Events>(name: Name, listen: (event: Events[Name]) => void): void;
  location: Location;
};

/** The build inserts the list of the app's files here. */
const shell: { version: string; files: readonly string[] } = JSON.parse("__GLOSSA_SHELL__");
const prefix = "glossa-shell-";
const shellCache = prefix + shell.version;
const pictureCache = "glossa-pictures";
const files = new Set(shell.files);
const PICTURES_AT_ONCE = 4;
// Statuses that a proxy returns while the server is unavailable.
const gone = new Set([502, 503, 504]);

// Caches all files of a version or none. A new version takes over once no page of an older one is open, so that
// versions never mix.
scope.addEventListener("install", (event) => {
  event.waitUntil(caches.open(shellCache).then((cache) => cache.addAll(["/", ...shell.files])));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder());
});

async function forgetOlder(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== shellCache);
  await Promise.all(old.map((name) => caches.delete(name)));
}

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === scope.location.origin;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (isOurs && !/^\/(api|frame)\//.test(pathname)) event.respondWith(orElse(request, "/", shellCache));
  } else if (isOurs && files.has(pathname)) event.respondWith(fileOf(request, pathname));
  else if (request.destination === "image") event.respondWith(orElse(request, request, pictureCache));
});

/** Network first, cache as a fallback. */
async function orElse(request: Request, kept: Request | string, cacheName: string): Promise<Response> {
  const said = await fetch(request).catch((error: unknown) => error);
  if (said instanceof Response && !gone.has(said.status)) return said;
  // Unlike open(), match() does not create a cache: this worker still runs after its caches have been deleted.
  const found = await caches.match(kept, { cacheName });
  if (found) return found;
  if (said instanceof Response) return said;
  throw said;
}

/** A file of the app. The names of assets change with their content, so a cached file never expires. */
async function fileOf(request: Request, pathname: string): Promise<Response> {
  if (!pathname.startsWith("/assets/")) return orElse(request, request, shellCache);
  const found = await caches.match(request, { cacheName: shellCache });
  return found ?? fetch(request);
}

scope.addEventListener("message", (event) => {
  const { keepPictures } = event.data;
  if (!keepPictures) return;
  event.waitUntil(keep(keepPictures).then((missed) => event.ports[0]?.postMessage({ missed })));
});

/** Caches pictures. Returns how many failed. */
async function keep(addresses: readonly string[]): Promise<number> {
  const cache = await caches.open(pictureCache);
  const left = [...addresses];
  let missed = 0;
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const response = await pictureAt(next);
      if (response) await cache.put(next, response).catch(() => missed++);
      else missed++;
    }
  };
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, work));
  return missed;
}

// A picture with CORS headers counts less against the browser's quota than an opaque response.
async function pictureAt(address: string): Promise<Response | undefined> {
  const readable = await fetch(address).catch(() => undefined);
  const response = readable ?? (await fetch(address, { mode: "no-cors" }).catch(() => undefined));
  return response?.ok || response?.type === "opaque" ? response : undefined;
}
