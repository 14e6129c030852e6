// Runs before the first paint, so that no page flashes in another theme. The app keeps the choice under this
// key; "system", and a first visit, take what the operating system prefers at this moment.
(() => {
  const choice = localStorage.getItem("glossa.theme");
  const prefersDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const isChosen = choice && choice !== "system";
  document.documentElement.dataset.theme = isChosen ? choice : prefersDark ? "dark" : "light";
})();

// zod looks for eval as soon as a schema is made, which the content security policy refuses and reports. Its
// settings live under this name, so that they can be there before any module is.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
