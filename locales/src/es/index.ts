import type { Messages } from "../messages";
import { access } from "./access";
import { annotation } from "./annotation";
import { answering } from "./answering";
import { failures } from "./failures";
import { frame } from "./frame";
import { reading } from "./reading";

/** Spanish. */
export const es = {
  ...frame,
  ...access,
  ...reading,
  ...answering,
  ...annotation,
  ...failures,
} satisfies Messages;
