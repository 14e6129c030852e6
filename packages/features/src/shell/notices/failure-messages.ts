import type { MessageKey, Translate } from "@glossa/locales";

/** The data of a failed call. */
export interface FailureInput {
  kind: string;
  status: number | undefined;
  /** The server's error code. */
  code: string | undefined;
  /** The server's own message. */
  detail: string | undefined;
  /** The code of the action that failed. */
  failure: string | undefined;
}

export interface FailureWords {
  has: (key: string) => boolean;
  translate: Translate;
  /** Whether the user is on the page on which answers are given: they are stored in the browser, other changes are not. */
  isAnnotating?: boolean;
}

/**
 * Returns the messages for a failed call, in the order of the specification: that of the HTTP status, then that of the
 * server's code or else the server's own; if there is none, the message of the failed action. There is always one: a proxy
 * that has no upstream has no readable text.
 *
 * @param words the messages in the user's language
 * @example
 * declare const translate: Translate;
 * const lost = { kind: "network", status: undefined, code: undefined, detail: undefined, failure: undefined };
 * failureMessages(lost, { has: () => false, translate });
 * // ["The server can't be reached. Try again when the connection is back."]
 */
export function failureMessages(
  { kind, status, code, detail, failure }: FailureInput,
  words: FailureWords,
): string[] {
  // The key is from the server's response, so that only at run time it is known whether it exists.
  const message = (key: string) =>
    words.has(key) ? words.translate(key as MessageKey & "app.name") : undefined;
  // Without a reply, the change may have been made: the message must not deny it.
  if (kind === "network")
    return [words.translate(words.isAnnotating ? "errors.serverGone" : "errors.serverUnreachable")];
  // The reason is another one than that of the status: the credentials were valid.
  const byStatus =
    code === "account_switched_off" ? undefined : message(`validations.http.${status}.message`);
  const byCode = code ? message(`validations.businessLogic.${wordsKeyOf(code)}.message`) : undefined;
  // A message that the code and the status share is shown once.
  const byServer = [...new Set([byStatus, byCode ?? detail])].filter((text) => text !== undefined);
  const byName = message(`failures.${failure}`);
  return byServer.length > 0 ? byServer : [byName ?? words.translate("errors.somethingWrong")];
}

/** Argilla's codes are class names, "argilla.api.errors::ForbiddenOperationError"; messages use the last part. */
function wordsKeyOf(code: string): string {
  return code.slice(code.lastIndexOf(":") + 1);
}
