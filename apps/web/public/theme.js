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

// zod looks for eval as soon as a schema is made, which the content security policy refuses and reports. Its
// settings live under this name, so that they can be there before any module is.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
