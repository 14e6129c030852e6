import { ApiError } from "@glossa/contract/client";
import { failureMessages } from "@glossa/features/shell";
import { hasMessage, translate } from "./state/language";
import { clearNotices, notices } from "./state/notices";

/** Tells a person that a call failed; earlier notices go first. Silence for what the caller gave up itself. */
export function tellError(error: unknown): void {
  if (!(error instanceof ApiError) || error.kind === "aborted") return;
  clearNotices();
  for (const text of messagesOf(error)) notices.show({ tone: "danger", text });
}

/** What to say about a failed call in the language in use. */
export function messagesOf(error: ApiError): string[] {
  return failureMessages(error, { has: hasMessage, translate });
}
