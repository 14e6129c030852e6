/** The switches for developers; each takes effect when the page is loaded. */
export type Switch =
  /** The pseudo-language instead of the chosen one: what is not translated or has no room stands out. */
  "pseudoLanguage";

const key = "glossa.switches";

/** Whether a switch is on: local storage has the names of those that are, separated by spaces. */
export function isOn(name: Switch): boolean {
  try {
    return (localStorage.getItem(key) ?? "").split(" ").includes(name);
  } catch {
    // The browser has blocked its storage.
    return false;
  }
}
