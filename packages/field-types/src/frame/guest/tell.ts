import type { FromFrame } from "../protocol";

/** Says something to the page around the frame. */
export type Tell = (message: FromFrame) => void;
