/**
 * The looks of a colour in light and in dark themes. Hue and colourfulness stay; the lightness is limited, so that a line
 * has a contrast of 3:1 with the page, a label of 4.5:1, and the text on a tint of 7:1 (Gloss.stories.tsx measures them).
 */
export const looksOf = (colour: string) => ({
  line: `light-dark(oklch(from ${colour} min(l, 0.6) min(c, 0.2) h), oklch(from ${colour} max(l, 0.66) min(c, 0.2) h))`,
  text: `light-dark(oklch(from ${colour} min(l, 0.48) min(c, 0.16) h), oklch(from ${colour} max(l, 0.76) min(c, 0.16) h))`,
  tint: `light-dark(oklch(from ${colour} 0.94 min(c, 0.045) h), oklch(from ${colour} 0.31 min(c, 0.06) h))`,
});
