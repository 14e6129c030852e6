import { globalStyle, style } from "@vanilla-extract/css";

export const enlarges = style({});

globalStyle(`${enlarges} img[src]:not(a img)`, { cursor: "zoom-in" });
