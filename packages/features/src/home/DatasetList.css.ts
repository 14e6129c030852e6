import { style } from "@vanilla-extract/css";

/** The texts of the list stand below the title of the page; its rows are wider under the pointer. */
export const ledger = style({ marginInline: "-16px" });

// An element without a size never comes into view.
export const more = style({ blockSize: "1px" });
