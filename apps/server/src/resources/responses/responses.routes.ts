import { endpoints, errorCodes } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Handle } from "../../database/database";
import type { Caller } from "../../http/caller";
import { conflict, forbidden, HttpError, notFound } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { recordAudit } from "../audit/audit.repository";
import { datasetDetails } from "../audit/audited";
import { existingParent } from "../datasets/datasets.access";
import { getDataset } from "../datasets/datasets.repository";
import { recordOr404 } from "../records/records.access";
import { getRecords } from "../records/records.repository";
import { getUser } from "../users/users.repository";
import { respondToMany } from "./bulk-responses.service";
import type { ResponseBody } from "./response-rules";
import { mayChangeResponse, mayRespond } from "./responses.policy";
import { presentResponse } from "./responses.presenter";
import { findResponse, type ResponseRow } from "./responses.repository";
import { loadContext, removeResponses, storeResponse } from "./responses.service";

/** Routes for responses. */
export function responseRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, services, endpoints.createResponse, async ({ caller, params, body }) =>
    database.writeScoped({ of: "record", id: params.record_id }, async (db) => {
      const { context, record } = await recordToRespondTo(db, caller, params.record_id);
      if (context.existing.length > 0) {
        const by = `record with id \`${record.public_id}\` and by user with id \`${caller.publicId}\``;
        throw conflict(errorCodes.responseExists, `Response already exists for ${by}`);
      }
      const response = { user: caller, sent: body, isJoining: true };
      return presentResponse(await storeResponse(db, context, record, response));
    }),
  );

  serve(app, services, endpoints.updateResponse, async ({ caller, params, body }) =>
    database.writeScoped({ of: "response", id: params.response_id }, async (db) =>
      replaceResponse(db, (await responseToChange(db, caller, params.response_id)).response, body, caller),
    ),
  );

  if (!services.isPlain) {
    serve(app, services, endpoints.replaceResponse, async ({ caller, params, headers, body }) =>
      database.writeScoped({ of: "response", id: params.response_id }, async (db) => {
        const { response } = await responseToChange(db, caller, params.response_id);
        // Reads and replaces in one transaction, so that no other write can come in between.
        const isAsRead = headers["if-match"].replace(/^"(.*)"$/, "$1") === response.updated_at;
        if (!isAsRead) throw new HttpError(412, presentResponse(response));
        return replaceResponse(db, response, body, caller);
      }),
    );
  }

  serve(app, services, endpoints.deleteResponse, async ({ caller, params }) =>
    database.writeScoped({ of: "response", id: params.response_id }, async (db) => {
      const { dataset, response } = await responseToChange(db, caller, params.response_id);
      await removeResponses(db, dataset, [response]);
      await recordForAnother(db, caller, "response.deleted", response);
      return presentResponse(response);
    }),
  );

  serve(app, services, endpoints.bulkResponses, async ({ caller, body }) => ({
    items: await respondToMany(database, caller, body.items),
  }));
}

async function replaceResponse(db: Handle, response: ResponseRow, sent: ResponseBody, caller: Caller) {
  await recordForAnother(db, caller, "response.changed", response);
  const [record] = await getRecords(db, [response.record_id]);
  if (!record) throw notFound("Response", response.public_id);
  const { dataset_id: datasetId } = record;
  const context = await loadContext(db, { datasetId, recordIds: [record.id], userId: response.user_id });
  const user = { id: response.user_id, publicId: response.user_public_id };
  const writtenBy = user.id === caller.id ? undefined : caller.username;
  return presentResponse(await storeResponse(db, context, record, { user, sent, writtenBy }));
}

async function recordToRespondTo(db: Handle, caller: Caller, publicId: string) {
  const record = await recordOr404(db, publicId);
  const { dataset_id: datasetId } = record;
  const context = await loadContext(db, { datasetId, recordIds: [record.id], userId: caller.id });
  if (!mayRespond(caller, context.dataset)) throw forbidden();
  return { record, context };
}

async function responseToChange(db: Handle, caller: Caller, publicId: string) {
  const response: ResponseRow | undefined = await findResponse(db, publicId);
  if (!response) throw notFound("Response", publicId);
  const dataset = await existingParent(db, response);
  if (!mayChangeResponse(caller, dataset, response)) throw forbidden();
  return { response, dataset };
}

/** Managers of a dataset may change the responses of others; the audit log records it. */
async function recordForAnother(
  db: Handle,
  by: Caller,
  action: "response.changed" | "response.deleted",
  response: ResponseRow,
): Promise<void> {
  if (response.user_id === by.id) return;
  const dataset = await getDataset(db, response.dataset_id);
  const author = await getUser(db, response.user_id);
  const details = {
    ...datasetDetails(dataset),
    record_id: response.record_public_id,
    user_id: author.public_id,
    username: author.username,
  };
  await recordAudit(db, { by, action, object: { id: response.public_id, name: "" }, details });
}
