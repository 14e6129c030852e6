import { clampRgb, parse, type Rgb, rgb, wcagContrast } from "culori";

/** The WCAG contrast ratio of two opaque colours. */
export function contrast(a: string, b: string): number {
  return wcagContrast(displayed(a), displayed(b));
}

/** An opaque colour of a theme as an sRGB screen displays it: what lies outside of sRGB is clipped. */
export function displayed(colour: string): Rgb {
  const parsed = parse(colour);
  if (!parsed || (parsed.alpha ?? 1) < 1)
    throw new Error(
      `"${colour}" is not an opaque colour, so its contrast is unknown. Write it as #rrggbb or oklch().`,
    );
  return clampRgb(rgb(parsed));
}
