import { globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css";

// What a reader may choose besides the theme, as attributes of the page's root element. Without them, nothing changes.

/** The sizes of texts that are read and answered, in proportion to the normal ones. */
const textSizes = { small: 0.9, large: 1.2, largest: 1.45 };

const normal = {
  [vars.text.reading.size]: 1.0625,
  [vars.text.reading.line]: 1.75,
  [vars.text.answer.size]: 1,
  [vars.text.answer.line]: 1.625,
  [vars.span.line]: 2.5,
  [vars.span.gap]: 1,
};

for (const [name, factor] of Object.entries(textSizes)) {
  const sizes = Object.entries(normal).map(([token, rem]) => [token, `${rem * factor}rem`]);
  // As many letters fit into a line as before.
  const measure = `${42.5 * factor}rem`;
  globalStyle(`:root[data-text-size="${name}"]`, {
    vars: {
      ...Object.fromEntries(sizes),
      [vars.measure.reading]: measure,
      [vars.scale.reading]: String(factor),
    },
  });
}

// Targets for fingers stay as large as they are.
globalStyle(':root[data-density="compact"]', {
  vars: {
    [vars.space[3]]: "0.5rem",
    [vars.space[4]]: "0.75rem",
    [vars.space[5]]: "0.875rem",
    [vars.space[6]]: "1rem",
    [vars.space[8]]: "1.5rem",
    [vars.space[10]]: "1.75rem",
    [vars.space[12]]: "2rem",
    [vars.size.control.sm]: "1.5rem",
    [vars.size.control.md]: "1.75rem",
    [vars.size.control.lg]: "2.25rem",
  },
});

globalStyle(':root[data-motion="reduced"]', {
  vars: {
    [vars.duration.fast]: "0ms",
    [vars.duration.base]: "0ms",
    [vars.duration.slow]: "0ms",
  },
});
