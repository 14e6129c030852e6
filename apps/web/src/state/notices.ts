import { makeToastStore } from "@glossa/design-system";

/** The notices of the app. */
export const notices = makeToastStore();

/** Closes the notices that need no decision, before a new error is shown. */
export function clearNotices(): void {
  for (const { id, isPermanent } of notices.getSnapshot()) if (!isPermanent) notices.close(id);
}
