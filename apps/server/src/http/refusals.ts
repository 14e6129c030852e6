import { errorCodes, type ShapeError } from "@glossa/contract";

/** An answer other than success, thrown from wherever the reason is found. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super(`Refused with ${status}`);
  }
}

/** Nobody is signed in, or the credentials are wrong. */
export function unauthorized(detail = "Could not validate credentials"): Refusal {
  return new Refusal(401, { detail: { code: errorCodes.unauthorized, params: { detail } } });
}

/** This person may not do this. */
export function forbidden(): Refusal {
  return new Refusal(403, {
    detail: { code: errorCodes.forbidden, params: { detail: "Operation not allowed" } },
  });
}

/** What the address names does not exist. */
export function notFound(kind: string, id: string): Refusal {
  return new Refusal(404, { detail: notFoundText(kind, id) });
}

/** The sentence for something that does not exist, also used where a body names it. */
export function notFoundText(kind: string, id: string): string {
  return `${kind} with id \`${id}\` not found`;
}

/** It exists already, or something hangs on it. */
export function conflict(detail: string): Refusal {
  return new Refusal(409, { detail });
}

/** A rule of the domain forbids it. */
export function unprocessable(detail: string): Refusal {
  return new Refusal(422, { detail });
}

/** A rule whose sentence clients translate by its code. */
export function unprocessableWithCode(code: string, message: string): Refusal {
  return new Refusal(422, { code, message });
}

/** The request has the wrong shape. */
export function wrongShape(errors: readonly ShapeError[]): Refusal {
  return new Refusal(422, { detail: { code: errorCodes.validation, params: { errors } } });
}
