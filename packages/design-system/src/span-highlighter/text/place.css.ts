import { createVar } from "@vanilla-extract/css";

/** The position of an element in its block or in the text, in pixels. */
export const left = createVar();
export const top = createVar();
export const width = createVar();
export const height = createVar();
