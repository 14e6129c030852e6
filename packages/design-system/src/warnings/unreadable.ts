/** The least difference of lightness that leaves a text readable; those of the themes are far above it. */
const least = 0.35;

/**
 * Whether the texts in an element have nearly the lightness of what is painted behind them: those of a light theme on a
 * dark page, or the other way round. False if it cannot be told, as over a picture.
 */
export function isUnreadable(element: Element): boolean {
  if (matchMedia("(forced-colors: active)").matches) return false;
  const text = lightnessOf(getComputedStyle(element).color);
  const ground = groundBehind(element);
  return text !== undefined && ground !== undefined && Math.abs(text - ground) < least;
}

/** The lightness of the first ground around an element; of the empty page, where nothing paints one. */
function groundBehind(element: Element): number | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage.includes("(")) return undefined;
    const alpha = alphaOf(backgroundColor);
    if (alpha > 0) return alpha === 1 ? lightnessOf(backgroundColor) : undefined;
  }
  return isEmptyPageDark() ? 0.2 : 1;
}

function isEmptyPageDark(): boolean {
  const { colorScheme } = getComputedStyle(document.documentElement);
  const isLightToo = colorScheme.includes("light");
  return colorScheme.includes("dark") && (!isLightToo || matchMedia("(prefers-color-scheme: dark)").matches);
}

/**
 * The lightness of a computed colour, from 0 to 1 as in Oklab; undefined for notations that are not read here.
 *
 * @param color as `getComputedStyle` returns it
 */
export function lightnessOf(color: string): number | undefined {
  const [, notation = "", values = ""] = /^([a-z]+)\((?:srgb )?([^)]*)\)$/.exec(color) ?? [];
  const [first = Number.NaN, second = Number.NaN, third = Number.NaN] = values
    .split(/[\s,/]+/)
    .map(Number.parseFloat);
  if (/^okl(?:ab|ch)$/.test(notation)) return first;
  const most = notation === "color" ? 1 : 255;
  if (!/^(?:rgba?|color)$/.test(notation)) return undefined;
  const [red = 0, green = 0, blue = 0] = [first, second, third].map((value) => linear(value / most));
  const lightness = Math.cbrt(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  return Number.isNaN(lightness) ? undefined : lightness;
}

function alphaOf(color: string): number {
  if (!color.includes("(")) return 0;
  const [, afterSlash, ofRgba] = /\/ ?([\d.]+)\)$|^rgba\([^)]*, ?([\d.]+)\)$/.exec(color) ?? [];
  return Number(afterSlash ?? ofRgba ?? 1);
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
