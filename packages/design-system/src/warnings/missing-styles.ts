import { rootClass } from "../theme/root";
import { tokenName } from "../theme/token-name";

/**
 * Returns what the page lacks for our styles to apply, as a sentence for its developer. Without any style of ours, as in
 * a unit test, it lacks nothing.
 */
export function missingStyles(): string | undefined {
  const styles = getComputedStyle(document.documentElement);
  const has = (...path: string[]) => styles.getPropertyValue(`--${tokenName(path)}`) !== "";
  const [hasComponents, hasTheme] = [has("text", "md", "size"), has("color", "bg", "page")];
  if (hasComponents && !hasTheme)
    return 'Glossa: no theme is loaded, so components have no colours. Import "@glossa/themes/styles.css".';
  if (!hasComponents && hasTheme)
    return 'Glossa: the styles of the components are not loaded. Import "@glossa/design-system/styles.css".';
  if (hasComponents && !document.querySelector(`.${rootClass}`))
    return `Glossa: no element of the page has the class "${rootClass}", so lists, buttons and fields keep the looks of the browser. Put className="${rootClass}" on the element around the components.`;
  return undefined;
}
