import { errorCodeHeader } from "../error-codes";
import { ownProperty } from "../own-property";

export interface ApiErrorInput {
  status?: number;
  body?: unknown;
  headers?: Headers;
  failure?: string | undefined;
  cause?: unknown;
}

/** Everything that can go wrong with a call, in one class: callers ask for `kind`, `status` and `code`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** No response, a refusal, aborted by the caller, or an unreadable response. */
  readonly kind: "network" | "http" | "aborted" | "invalid";
  readonly status: number | undefined;
  /** The server's stable name of the refusal; people read its translation. */
  readonly code: string | undefined;
  /** The server's own sentence, where it sent one. */
  readonly detail: string | undefined;
  readonly body: unknown;
  /** How long the server asks to wait before the next call (`Retry-After`), in ms. */
  readonly retryAfterMs: number | undefined;
  /** The stable name of what failed, from the endpoint table. */
  readonly failure: string | undefined;

  constructor(kind: ApiError["kind"], input: ApiErrorInput = {}) {
    super(`The call failed (${kind}${input.status ? ` ${input.status}` : ""}).`, { cause: input.cause });
    this.kind = kind;
    this.status = input.status;
    this.body = input.body;
    this.failure = input.failure;
    this.retryAfterMs = retryAfterIn(input.headers?.get("retry-after"));
    // Bodies that have to be those of an Argilla server name fewer refusals, and some of them less exactly.
    this.code = input.headers?.get(errorCodeHeader) ?? codeOf(input.body);
    this.detail = detailOf(input.body);
  }
}

/** `Retry-After` is a number of seconds or a date. */
function retryAfterIn(value: string | null | undefined): number | undefined {
  if (!value) return undefined;
  const ms = /^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return ms > 0 ? ms : undefined;
}

function codeOf(body: unknown): string | undefined {
  const code = ownProperty(body, "code") ?? ownProperty(ownProperty(body, "detail"), "code");
  return typeof code === "string" ? code : undefined;
}

function detailOf(body: unknown): string | undefined {
  const detail = ownProperty(body, "detail") ?? ownProperty(body, "message");
  return typeof detail === "string" ? detail : undefined;
}
