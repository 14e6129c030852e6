import { z } from "zod";

/** The codes by which the server names a refusal; people read a translation of them. */
export const errorCodes = {
  unauthorized: "argilla.api.errors::UnauthorizedError",
  forbidden: "argilla.api.errors::ForbiddenOperationError",
  validation: "argilla.api.errors::ValidationError",
  badRequest: "argilla.api.errors::BadRequestError",
  server: "argilla.api.errors::GenericServerError",
  missingVector: "missing_vector",
  storageFull: "storage_full",
} as const;

/** One thing wrong with the shape of a request. */
export const shapeError = z.object({
  type: z.string(),
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
});

/** One thing wrong with the shape of a request. */
export type ShapeError = z.output<typeof shapeError>;
