import type { MessageKey, Translate } from "@glossa/locales";

/** What is known of a call that failed. */
interface Failure {
  kind: string;
  status: number | undefined;
  /** The server's stable name of the refusal. */
  code: string | undefined;
  /** The server's own sentence. */
  detail: string | undefined;
  /** The stable name of what failed. */
  failure: string | undefined;
}

interface Words {
  has: (key: string) => boolean;
  translate: Translate;
}

/**
 * What to say about a failed call, in the order of the specification: the message of the HTTP status, then that of
 * the server's code, else the server's own sentence; what failed is named where none of them says anything.
 */
export function failureMessages({ kind, status, code, detail, failure }: Failure, words: Words): string[] {
  // The key comes from the server's answer, so that only the running program can know whether it exists.
  const message = (key: string) =>
    words.has(key) ? words.translate(key as MessageKey & "app.name") : undefined;
  if (kind === "network") return [words.translate("errors.serverGone")];
  const byStatus = message(`validations.http.${status}.message`);
  const byCode = code ? message(`validations.businessLogic.${wordsKeyOf(code)}.message`) : undefined;
  // What a code says of a status as such is said once.
  const byServer = [...new Set([byStatus, byCode ?? detail])].filter((text) => text !== undefined);
  const byName = message(`failures.${failure}`);
  return byServer.length === 0 && byName ? [byName] : byServer;
}

/** Argilla's codes name classes, "argilla.api.errors::ForbiddenOperationError"; words are kept by what the class is called. */
function wordsKeyOf(code: string): string {
  return code.slice(code.lastIndexOf(":") + 1);
}
