import { access } from "./access";
import { annotation } from "./annotation";
import { answering } from "./answering";
import { failures } from "./failures";
import { frame } from "./frame";
import { reading } from "./reading";

/** English: the language that the keys and placeholders of every other one are checked against. */
export const en = { ...frame, ...access, ...reading, ...answering, ...annotation, ...failures } as const;
