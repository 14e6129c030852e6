import { resolveTheme } from "@glossa/themes";

const themeKey = "glossa.theme";

/** Starts the menus of themes and versions and, on narrow screens, the button that shows the list of pages. */
export function startMenus(): void {
  const theme = document.querySelector<HTMLSelectElement>("#theme");
  if (theme) {
    theme.value = localStorage.getItem(themeKey) ?? "system";
    theme.addEventListener("change", () => {
      localStorage.setItem(themeKey, theme.value);
      showTheme(theme.value);
    });
    prefersDark.addEventListener("change", () => showTheme(theme.value));
  }
  void listVersions();
  const toggle = document.querySelector<HTMLButtonElement>("#pages-toggle");
  toggle?.addEventListener("click", () => {
    const isOpen = toggle.getAttribute("aria-expanded") !== "true";
    toggle.setAttribute("aria-expanded", String(isOpen));
  });
}

const prefersDark = matchMedia("(prefers-color-scheme: dark)");

function showTheme(choice: string): void {
  document.documentElement.dataset.theme = resolveTheme(choice, prefersDark.matches);
}

/** Lists every version that is published beside this one. A version knows only those before it, the list knows all. */
async function listVersions(): Promise<void> {
  const menu = document.querySelector<HTMLElement>(".site-versions");
  const home = new URL(menu?.dataset.home ?? "", location.href);
  const reply = await fetch(new URL("versions.json", home)).catch(() => undefined);
  if (!reply?.ok) return;
  const versions = (await reply.json()) as { version: string; path: string }[];
  const items = versions.map(({ version, path }) => {
    const link = document.createElement("a");
    link.href = new URL(`${path}index.html`, home).href;
    link.textContent = version;
    const item = document.createElement("li");
    item.append(link);
    return item;
  });
  menu?.querySelector("ul")?.replaceChildren(...items);
}
