import {
  type DeletedPerson,
  deletedPersonDays,
  endpoints,
  errorCodes,
  parseTimestamp,
} from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { timestampOf } from "../../database/clock";
import type { Handle } from "../../database/database";
import { conflict, notFound } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import { hourly } from "../../jobs/hourly";
import { enqueue } from "../../jobs/jobs.repository";
import { newApiKey } from "../../security/api-keys";
import type { Services } from "../../services";
import { hashInsteadOfKnown } from "../access/known-password";
import { recordAudit } from "../audit/audit.repository";
import { personWith } from "../users/people.repository";
import { presentPerson } from "../users/users.presenter";
import { findUser, findUserByName } from "../users/users.repository";
import { storedKey } from "../users/users.service";
import {
  type DeletedPersonDocument,
  type DeletedPersonRow,
  eraseDeletedBefore,
  erasePerson,
  findDeletedPerson,
  listDeletedPeople,
} from "./deleted-people.repository";
import { restoreUser } from "./restore-person";
import { type RestoreResponsesPayload, restoreResponsesKind } from "./restore-responses-job";

const keptMilliseconds = deletedPersonDays * 24 * 60 * 60 * 1000;

/** Routes for deleted accounts, which owners can restore for some time. */
export function deletedPeopleRoutes(app: FastifyInstance, services: Services): void {
  if (services.isPlain) return;
  const { database, keys } = services;
  hourly(app, "what is left of deleted accounts could not be deleted", () =>
    database.writeIndependent((db) => eraseDeletedBefore(db, timestampOf(Date.now() - keptMilliseconds))),
  );

  serve(app, services, endpoints.listDeletedPeople, async () => ({
    items: (await listDeletedPeople(database.read)).map(presentDeleted),
  }));

  serve(app, services, endpoints.restorePerson, async ({ caller, params, body }) => {
    // Hashed outside the transaction: a deleted person does not change.
    const password = await passwordOf(
      documentOf(await deletedOr404(database.read, params.user_id)),
      services,
    );
    return database.write(async (db) => {
      const deleted = await deletedOr404(db, params.user_id);
      const document = documentOf(deleted);
      const username = body.username ?? document.user.username;
      if (await findUserByName(db, username))
        throw conflict(errorCodes.nameTaken, `User username \`${username}\` is not unique`);
      if (await findUser(db, deleted.public_id))
        throw conflict(errorCodes.idTaken, `User with id \`${deleted.public_id}\` is not unique`);
      const id = await restoreUser(db, document, {
        username,
        ...storedKey(newApiKey(), keys),
        ...(password !== undefined && { password_hash: password }),
      });
      await db
        .updateTable("deleted_people")
        .set({ restored_user_id: id })
        .where("id", "=", deleted.id)
        .execute();
      const payload: RestoreResponsesPayload = { personId: deleted.id };
      await enqueue(db, [{ kind: restoreResponsesKind, payload }]);
      const object = { id: deleted.public_id, name: username };
      const details = { responses: Number(deleted.responses) };
      await recordAudit(db, { by: caller, action: "user.restored", object, details });
      return { ...presentPerson(await personWith(db, id)), needs_password: password !== undefined };
    });
  });

  serve(app, services, endpoints.erasePerson, async ({ caller, params }) =>
    database.write(async (db) => {
      const deleted = await deletedOr404(db, params.user_id);
      const presented = presentDeleted(deleted);
      await erasePerson(db, deleted.id);
      const object = { id: presented.id, name: presented.username };
      await recordAudit(db, { by: caller, action: "user.erased", object });
      return presented;
    }),
  );
}

async function deletedOr404(db: Handle, publicId: string): Promise<DeletedPersonRow> {
  const deleted = await findDeletedPerson(db, publicId);
  if (!deleted) throw notFound("User", publicId);
  return deleted;
}

function documentOf({ document }: DeletedPersonRow): DeletedPersonDocument {
  return JSON.parse(document);
}

/** Another password for an owner whose own one is publicly known: an owner sets one, or creates a link. */
async function passwordOf({ user }: DeletedPersonDocument, services: Services) {
  return user.role === "owner" ? hashInsteadOfKnown(user.password_hash, services) : undefined;
}

function presentDeleted(row: DeletedPersonRow): DeletedPerson {
  const { username, first_name, last_name, role } = documentOf(row).user;
  return {
    id: row.public_id,
    ...{ username, first_name, last_name, role },
    responses: Number(row.responses),
    deleted_by: row.deleted_by,
    deleted_at: row.deleted_at,
    ends_at: timestampOf(parseTimestamp(row.deleted_at).getTime() + keptMilliseconds),
  };
}
