/** The viewer is still computing the reply: repeat the request later. */
const notReady = "ResponseNotReady";

/** Statuses of repositories that are missing, private or gated; the viewer does not distinguish them. */
const missing = [401, 403, 404];

/** Why the hub's viewer gave no usable reply. */
export class HubError extends Error {
  override readonly name = "HubError";
  /** No such public repository, a reply that is not ready, a refusal, no connection, or aborted by the caller. */
  readonly kind: "notFound" | "notReady" | "failed" | "network" | "aborted";
  /** The code of what failed, as other calls have one. */
  readonly failure = "ERROR_FETCHING_DATASET";

  constructor(kind: HubError["kind"], cause?: unknown) {
    super(`The hub's viewer gave no usable reply (${kind}).`, { cause });
    this.kind = kind;
  }

  /** The error that a refusal means. */
  static of(response: Response): HubError {
    if (response.headers.get("x-error-code") === notReady) return new HubError("notReady");
    return new HubError(missing.includes(response.status) ? "notFound" : "failed", response.status);
  }
}
