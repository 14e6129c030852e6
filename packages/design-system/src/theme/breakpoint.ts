/** The widths at which layouts change (as media queries) and the query for fingers instead of a mouse. */
export const breakpoint = {
  roomy: "(min-width: 75.0625rem)",
  medium: "(max-width: 75rem)",
  narrow: "(max-width: 67.5rem)",
  stacked: "(max-width: 60rem)",
  phone: "(max-width: 45rem)",
  /** A window of a few lines, as at a zoom of 400 %; not a phone whose keyboard is open. */
  low: "(max-width: 60rem) and (max-height: 24rem) and (not (pointer: coarse))",
  touch: "(pointer: coarse)",
  stillness: "(prefers-reduced-motion: reduce)",
  forced: "(forced-colors: active)",
} as const;

/** The selector of styles for readers who have reduced motion in the settings of the app. */
export const stillness = ':root[data-motion="reduced"] &';
