import { createVar } from "@vanilla-extract/css";
import { ownCount } from "../model/colours";

/** The colour of a label that is not one of the palette, as the page has given it. */
export const own = createVar();

/** The same for tints, whose highlights are shared by all spans: one variable per colour. */
export const owns = Array.from({ length: ownCount }, () => createVar());
