import type { FromFrame } from "../protocol";

/** Sends a message to the page around the frame. */
export type Tell = (message: FromFrame) => void;
