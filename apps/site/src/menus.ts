import { resolveTheme, themes } from "@glossa/themes";

const themeKey = "glossa.theme";

/** Sets up the menus of themes and versions, and the button that shows the list of pages on narrow screens. */
export function startMenus(): void {
  const theme = document.querySelector<HTMLSelectElement>("#theme");
  if (theme) {
    for (const { id } of themes) theme.append(new Option(nameOf(id), id));
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

/** An id as words: it begins with a capital, and hyphens are spaces. */
const nameOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");

const prefersDark = matchMedia("(prefers-color-scheme: dark)");

function showTheme(choice: string): void {
  document.documentElement.dataset.theme = resolveTheme(choice, prefersDark.matches);
}

/** Lists all published versions. They come from `versions.json`, because later ones did not exist when a page was built. */
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
