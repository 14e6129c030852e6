import { ownValue } from "@glossa/question-types/schema";
import { errorCodeHeader } from "../errors";

interface Facts {
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
  /** The stable name of what failed, from the endpoint table. */
  readonly failure: string | undefined;

  constructor(kind: ApiError["kind"], facts: Facts = {}) {
    super(`The call failed (${kind}${facts.status ? ` ${facts.status}` : ""}).`, { cause: facts.cause });
    this.kind = kind;
    this.status = facts.status;
    this.body = facts.body;
    this.failure = facts.failure;
    // Bodies that have to be those of an Argilla server name fewer refusals, and some of them less exactly.
    this.code = facts.headers?.get(errorCodeHeader) ?? codeOf(facts.body);
    this.detail = detailOf(facts.body);
  }
}

function codeOf(body: unknown): string | undefined {
  const code = property(body, "code") ?? property(property(body, "detail"), "code");
  return typeof code === "string" ? code : undefined;
}

function detailOf(body: unknown): string | undefined {
  const detail = property(body, "detail") ?? property(body, "message");
  return typeof detail === "string" ? detail : undefined;
}

function property(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null
    ? ownValue(value as Record<string, unknown>, key)
    : undefined;
}
