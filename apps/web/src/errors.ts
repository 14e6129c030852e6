import { ApiError } from "@glossa/contract/client";
import type { MessageKey } from "@glossa/locales";
import { hasMessage, translate } from "./state/language";
import { clearNotices, notices } from "./state/notices";

/**
 * Tells a person that a call failed, in the order of the specification: earlier notices go, then the message
 * of the HTTP status, then that of the server's code, else the server's own sentence. Silence for what the
 * caller gave up itself.
 */
export function tellError(error: unknown): void {
  if (!(error instanceof ApiError) || error.kind === "aborted") return;
  clearNotices();
  const texts = messagesOf(error);
  for (const text of texts) notices.show({ tone: "danger", text });
}

/** What to say about a failed call; what failed is named where neither its status nor the server says anything. */
export function messagesOf({ kind, status, code, detail, failure }: ApiError): string[] {
  if (kind === "network") return [translate("errors.serverGone")];
  const byStatus = message(`validations.http.${status}.message`);
  const byCode = code ? message(`validations.businessLogic.${code}.message`) : undefined;
  const byServer = [byStatus, byCode ?? detail].filter((text) => text !== undefined);
  const byName = message(`failures.${failure}`);
  return byServer.length === 0 && byName ? [byName] : byServer;
}

function message(key: string): string | undefined {
  // The key comes from the server's answer, so that only the running program can know whether it exists.
  return hasMessage(key) ? translate(key as MessageKey & "app.name") : undefined;
}
