const FRAME_MS = 10_000;

interface UrlPolicy {
  createScriptURL: (url: string) => string;
}

/** Marks the address of the worker as safe, for pages that require Trusted Types; the policy allows no other one. */
function trustedUrl(address: "/sw.js"): string {
  const { trustedTypes } = window as unknown as {
    trustedTypes?: { createPolicy: (name: string, policy: UrlPolicy) => UrlPolicy };
  };
  policy ??= trustedTypes?.createPolicy("glossa-worker", { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

let policy: UrlPolicy | undefined;

/** Registers the service worker, which serves the app without a server. */
export async function startWorker(): Promise<ServiceWorker> {
  await navigator.serviceWorker.register(trustedUrl("/sw.js"));
  const { active } = await navigator.serviceWorker.ready;
  if (!active) throw new Error("The service worker is not active, so nothing can be downloaded.");
  return active;
}

/** Removes the service worker and all files in its cache. */
export async function removeWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith("glossa-")) await caches.delete(name);
}

/** Tells the worker to cache pictures. Returns how many failed. */
export function keepPictures(worker: ServiceWorker, addresses: readonly string[]): Promise<number> {
  if (addresses.length === 0) return Promise.resolve(0);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<{ missed: number }>) => resolve(data.missed);
    worker.postMessage({ keepPictures: addresses }, [port2]);
  });
}

/**
 * Loads a frame once: a worker cannot serve frames without an origin, but the HTTP cache of the browser keeps
 * them.
 */
export function loadFrame(address: string): Promise<void> {
  return new Promise((resolve) => {
    const frame = document.createElement("iframe");
    frame.sandbox.add("allow-scripts");
    frame.hidden = true;
    frame.src = address;
    const end = () => {
      frame.remove();
      resolve();
    };
    frame.addEventListener("load", end);
    setTimeout(end, FRAME_MS);
    document.body.append(frame);
  });
}

/** Requests persistent storage. Nothing waits for the reply: Firefox asks the user, who may leave that open. */
export function askToKeep(): void {
  void navigator.storage?.persist?.().catch(() => false);
}
