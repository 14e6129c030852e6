import { z } from "zod";
import { timestamp, uuid, wholeNumber } from "../common-schemas";
import { endpoint, owners } from "../endpoint";

/** The actions that the audit log records; the part before the dot is the kind of the object. */
export const auditActions = [
  "sign_in.succeeded",
  "sign_in.failed",
  "account.password_changed",
  "account.second_factor_on",
  "account.second_factor_off",
  "account.recovery_codes_renewed",
  "account.passkey_added",
  "account.passkey_removed",
  "account.confirmation_failed",
  "api_key.created",
  "api_key.deleted",
  "api_key.replaced",
  "user.created",
  "user.changed",
  "user.deleted",
  "user.switched_off",
  "user.switched_on",
  "user.password_reset",
  "user.password_link_created",
  "user.restored",
  "user.erased",
  "user.second_factor_off",
  "workspace.created",
  "workspace.renamed",
  "workspace.deleted",
  "workspace.member_added",
  "workspace.member_removed",
  "dataset.created",
  "dataset.changed",
  "dataset.published",
  "dataset.imported",
  "dataset.exported",
  "dataset.downloaded",
  "dataset.deleted",
  "dataset.restored",
  "dataset.erased",
  "field.created",
  "field.changed",
  "field.deleted",
  "question.created",
  "question.changed",
  "question.deleted",
  "metadata_property.created",
  "metadata_property.changed",
  "metadata_property.deleted",
  "vectors.created",
  "vectors.changed",
  "vectors.deleted",
  "records.deleted",
  "responses.logged",
  "response.changed",
  "response.deleted",
  "bulk_action.started",
  "bulk_action.undone",
  "bulk_action.redone",
  "webhook.created",
  "webhook.changed",
  "webhook.deleted",
] as const;

/** An action that the audit log records. */
export type AuditAction = (typeof auditActions)[number];

/** One entry of the audit log; it stays when the user or the object is deleted. */
export const auditEntry = z.object({
  id: z.string(),
  inserted_at: timestamp,
  action: z.enum(auditActions),
  /** Who did it, or whose sign-in failed. */
  user_id: z.string(),
  username: z.string(),
  /** The id and the name of what was changed, as they were then. */
  object_id: z.string().nullable(),
  object_name: z.string().nullable(),
  /** Names of changed settings, of users and of datasets, numbers and ids; never values, contents or credentials. */
  details: z.record(z.string(), z.unknown()),
});

/** One entry of the audit log. */
export type AuditEntry = z.output<typeof auditEntry>;

const text = z.string().min(1).max(200);

/** Endpoints for the audit log. */
export const auditEndpoints = {
  /** The latest first. */
  listAuditEntries: endpoint({
    method: "GET",
    path: "/glossa/audit",
    roles: owners,
    query: z.object({
      /** The id of an entry: those that are older than it. */
      before: uuid.optional(),
      limit: wholeNumber(z.int().min(1).max(1000)).default(100),
      /** A part of the name of who did it. */
      username: text.optional(),
      /** An action, or the part before its dot. */
      action: text.optional(),
      /** The id of an object, or a part of its name, or of that of its dataset, its workspace or the user concerned. */
      object: text.optional(),
      /** From this time on, and before that one, in UTC. */
      from: z.iso.datetime({ local: true }).optional(),
      to: z.iso.datetime({ local: true }).optional(),
    }),
    responses: {
      200: z.object({
        items: z.array(auditEntry),
        /** The value of `before` for the next page; null on the last one. */
        next: z.string().nullable(),
      }),
    },
  }),
};
