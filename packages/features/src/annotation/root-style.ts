/** Sets a custom property of the page, or removes it; the element of a host then looks as it did before. */
export function setRootProperty(name: string, value: string | undefined): void {
  const root = document.documentElement;
  root.style.setProperty(name, value ?? "");
  if (root.style.length === 0) root.removeAttribute("style");
}
