import { ApiError } from "@glossa/contract/client";
import { failureMessages } from "@glossa/features/shell";
import { isAnnotationPath } from "./paths";
import { hasMessage, translate } from "./state/language";
import { clearNotices, notices } from "./state/notices";

/** Shows that a call failed, in place of earlier notices. Calls that were aborted by the caller are ignored. */
export function tellError(error: unknown): void {
  if (!(error instanceof ApiError) || error.kind === "aborted") return;
  clearNotices();
  for (const text of messagesOf(error)) notices.show({ tone: "danger", text });
}

/** The messages for a failed call in the current language. */
export function messagesOf(error: ApiError): string[] {
  return failureMessages(error, {
    has: hasMessage,
    translate,
    isAnnotating: isAnnotationPath(location.pathname),
  });
}
