import { style } from "@vanilla-extract/css";
import { hint } from "../text-field/TextField.css";

/** A number with buttons: these stay near it, however wide the form is. */
export const stepped = style({ maxInlineSize: "10rem" });

export const limitNote = style([
  hint,
  {
    // It stays in the accessibility tree, where a text that appears is announced, and leaves no gap.
    selectors: { "&:empty": { position: "absolute" } },
  },
]);
