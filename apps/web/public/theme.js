// A browser that refuses to store data for this site refuses already to say what is stored. The app starts nevertheless, to
// say what is wrong: it finds nothing, and cannot store anything.
for (const name of ["localStorage", "sessionStorage"]) {
  try {
    Reflect.get(window, name).getItem("");
  } catch (refusal) {
    const setItem = () => {
      throw refusal;
    };
    const empty = { length: 0, key: () => null, getItem: () => null, setItem, removeItem() {}, clear() {} };
    Reflect.defineProperty(window, name, { value: empty });
  }
}

// Runs before the first paint, so that no page flashes in another theme. The app keeps the choice under this
// key; "system", and a first visit, take what the operating system prefers at this moment.
(() => {
  const choice = localStorage.getItem("glossa.theme");
  const prefersDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const isChosen = choice && choice !== "system";
  const { dataset } = document.documentElement;
  dataset.theme = isChosen ? choice : prefersDark ? "dark" : "light";
  // Which page the splash screen stands for.
  dataset.start = localStorage.getItem("auth.token") === null ? "sign-in" : "app";
  // Text size, density and motion; the app checks them once it has loaded.
  try {
    const { textSize, density, motion } = JSON.parse(localStorage.getItem("glossa.display") ?? "{}");
    for (const [name, chosen] of Object.entries({ textSize, density, motion }))
      if (typeof chosen === "string") dataset[name] = chosen;
  } catch {}
})();

// Without its code the page would stay blank. The browser loads it again when it has a network; at most once a minute, in
// case the file is missing on the server.
addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    const key = "glossa.reloaded";
    const reload = () => {
      sessionStorage.setItem(key, String(Date.now()));
      location.reload();
    };
    const wait = Number(sessionStorage.getItem(key) ?? 0) + 60_000 - Date.now();
    if (navigator.onLine) setTimeout(reload, Math.max(1000, wait));
    else addEventListener("online", reload, { once: true });
  },
  // The event of a script does not bubble.
  true,
);

// zod looks for eval as soon as a schema is made, which the content security policy refuses and reports. Its
// settings live under this name, so that they can be there before any module is.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
