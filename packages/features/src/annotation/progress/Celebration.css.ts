import { stillness, vars } from "@glossa/design-system/contract";
import { createVar, keyframes, style } from "@vanilla-extract/css";

/** The number of strokes that fly up, each in its own direction. */
export const strokeCount = 24;

const angle = createVar();
const reach = createVar();

const ways = Array.from({ length: strokeCount }, (_, index) => [
  `&:nth-child(${index + 1})`,
  { vars: { [angle]: `${(index * 360) / strokeCount}deg`, [reach]: `${3.5 + (index % 4)}rem` } },
]);

const fly = keyframes({
  from: { opacity: 1, transform: `rotate(${angle}) translateY(0) scaleY(.4)` },
  "60%": { opacity: 1 },
  to: { opacity: 0, transform: `rotate(${angle}) translateY(calc(-1 * ${reach})) scaleY(1)` },
});

// Over the end of the form, near the user's focus of attention; it cannot be clicked.
export const place = style({
  position: "fixed",
  insetBlockEnd: "6rem",
  insetInlineEnd: "12rem",
  zIndex: vars.layer.toast,
  pointerEvents: "none",
  "@media": { "(prefers-reduced-motion: reduce)": { display: "none" } },
  selectors: { [stillness]: { display: "none" } },
});

export const stroke = style({
  position: "absolute",
  inlineSize: "3px",
  blockSize: "18px",
  borderRadius: "2px",
  background: vars.color.status.submitted,
  animation: `${fly} 900ms ease-out both`,
  selectors: {
    ...Object.fromEntries(ways),
    "&:nth-child(3n)": { background: vars.color.accent.solid },
    "&:nth-child(3n + 1)": { background: vars.color.status.draft },
  },
});
