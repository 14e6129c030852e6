import { style } from "@vanilla-extract/css";

// An element without a size never comes into view.
export const more = style({ blockSize: "1px" });
