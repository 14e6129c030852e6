import { vars } from "../../theme";

const { bg, text } = vars.color;

/**
 * The looks of a label's own colour in any theme. Its hue stays; its lightness is limited and mixed with that of the
 * theme's text or page, so that a line has a contrast of 3:1 with the page, a label of 4.5:1, and the text on a tint of
 * 7:1 (Colours.stories.tsx measures them).
 */
export function looksOf(colour: string) {
  const limited = `oklch(from ${colour} clamp(0.55, l, 0.62) min(c, 0.2) h)`;
  return {
    line: `color-mix(in oklab, ${limited} 80%, ${text.primary})`,
    text: `color-mix(in oklab, ${limited} 60%, ${text.primary})`,
    tint: `color-mix(in oklab, ${limited} 22%, ${bg.page})`,
  };
}
