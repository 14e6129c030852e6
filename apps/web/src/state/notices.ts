import { makeToastStore } from "@glossa/design-system";

/** The notices of the app. */
export const notices = makeToastStore();

/** Takes away what needs no decision, before a new error is told. */
export function clearNotices(): void {
  for (const { id, isPermanent } of notices.getSnapshot()) if (!isPermanent) notices.close(id);
}
