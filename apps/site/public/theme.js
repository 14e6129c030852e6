// Runs before the first paint, so that no page flashes in another theme. "system", and a first visit, take what the
// operating system prefers at this moment.
(() => {
  const choice = localStorage.getItem("glossa.theme") ?? "system";
  const prefersDark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = choice !== "system" ? choice : prefersDark ? "dark" : "light";
})();
