import { z } from "zod";

/** One way in which a request does not match its schema. */
export const validationError = z.object({
  type: z.string(),
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
});

/** One way in which a request does not match its schema. */
export type ValidationError = z.output<typeof validationError>;
