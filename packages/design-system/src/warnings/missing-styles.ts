import { rootClass } from "../theme/root";
import { tokenName } from "../theme/token-name";
import { isUnreadable } from "./unreadable";

/**
 * Returns what the page lacks for our styles to apply, as a sentence for its developer. Without any style of ours, as in
 * a unit test, it lacks nothing.
 */
export function missingStyles(): string | undefined {
  const [hasComponents, hasTheme] = [hasStylesOf.components(), hasStylesOf.theme()];
  if (hasComponents && !hasTheme)
    return 'Glossa: no theme is loaded, so components have no colours. Import "@glossa/themes/styles.css".';
  if (!hasComponents && hasTheme)
    return 'Glossa: the styles of the components are not loaded. Import "@glossa/design-system/styles.css".';
  if (hasComponents && !ourPart())
    return `Glossa: no element of the page has the class "${rootClass}", so lists, buttons and fields keep the looks of the browser. Put className="${rootClass}" on the element around the components.`;
  return undefined;
}

/** Returns a sentence for the developer of a page on whose ground the texts of the theme cannot be read. */
export function missingGround(): string | undefined {
  const part = ourPart();
  if (!part || !isUnreadable(part)) return undefined;
  return `Glossa: the texts are about as light or dark as the page behind them. Choose the theme on the root element (<html data-theme="dark">), or give the element with the class "${rootClass}" the ground of the theme: background: var(--${tokenName(["color", "bg", "canvas"])}).`;
}

/** Whether the page has a theme and the styles of the components. */
export function areStylesLoaded(): boolean {
  return hasStylesOf.components() && hasStylesOf.theme();
}

const hasStylesOf = {
  components: () => has("text", "md", "size"),
  theme: () => has("color", "bg", "page"),
};

function has(...path: string[]) {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${tokenName(path)}`) !== "";
}

function ourPart() {
  return document.querySelector(`.${rootClass}`);
}
