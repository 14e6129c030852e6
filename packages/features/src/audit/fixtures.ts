import type { AuditAction } from "@glossa/contract";
import { fn } from "storybook/test";
import { anAccount } from "../shell/fixtures";
import type { AuditScreenProps } from "./AuditScreen";
import { type AuditEntryView, wholeAudit } from "./view-model";

const now = new Date("2026-03-04T10:00:00Z");
let count = 0;

/** An entry of the owner marisol about some object, apart from what is given. */
export function anEntry(action: AuditAction, own: Partial<AuditEntryView> = {}): AuditEntryView {
  count += 1;
  return {
    id: `entry-${count}`,
    moment: new Date(now.getTime() - count * 1_234_567),
    action,
    user_id: "marisol",
    username: "marisol",
    object_id: "object",
    object_name: "support-tickets",
    details: {},
    ...own,
  };
}

/** The log of a small team, as its owner sees it. */
export function someAudit(own: Partial<AuditScreenProps> = {}): AuditScreenProps {
  const nothing = { object_id: null, object_name: null };
  return {
    load: "ready",
    entries: [
      anEntry("sign_in.succeeded", { ...nothing, details: { program: "firefox", system: "linux" } }),
      anEntry("user.changed", { object_name: "ana", details: { changed: ["role"] } }),
      anEntry("dataset.changed", { details: { changed: ["guidelines", "distribution"] } }),
      anEntry("question.deleted", { object_name: "sentiment", details: { dataset: "support-tickets" } }),
      anEntry("sign_in.failed", {
        ...nothing,
        username: "ben",
        user_id: "ben",
        details: { reason: "wrong_password" },
      }),
      anEntry("workspace.member_added", { object_name: "support", details: { username: "ben" } }),
      anEntry("records.deleted", { username: "ana", user_id: "ana", details: { records: 214 } }),
      anEntry("response.changed", { username: "ana", user_id: "ana", details: { record_id: "7f3a" } }),
      anEntry("webhook.created", { object_name: "hooks.example.org" }),
      anEntry("api_key.created", { object_name: "nightly export", details: { scope: "read" } }),
    ],
    search: wholeAudit,
    onSearch: fn(),
    hasMore: true,
    isLoadingMore: false,
    onMore: fn(),
    isSaving: false,
    onSave: fn(),
    onRetry: fn(),
    peopleHref: "/people",
    account: anAccount({ role: "owner" }),
    ...own,
  };
}
