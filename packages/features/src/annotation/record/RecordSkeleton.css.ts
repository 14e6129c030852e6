import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const status = style({ marginBlockStart: "0.25rem" });

export const field = style({ display: "grid", gap: vars.space[3], maxInlineSize: "42.5rem" });

const letters = "1rem";

// Lines of a text are further apart than their letters are high.
export const text = style({ display: "grid", gap: `calc(${vars.text.reading.line} - ${letters})` });
