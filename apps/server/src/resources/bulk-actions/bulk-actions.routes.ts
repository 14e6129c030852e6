import { endpoints, errorCodes, maxBulkRecords } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Handle } from "../../database/database";
import type { Caller } from "../../http/caller";
import { conflict, forbidden, notFound, unprocessable } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import { enqueue } from "../../jobs/jobs.repository";
import type { Services } from "../../services";
import { recordAudit } from "../audit/audit.repository";
import { loadSchema } from "../datasets/dataset-schema";
import { visibleDataset } from "../datasets/datasets.access";
import type { DatasetRow } from "../datasets/datasets.repository";
import { mayRespond } from "../responses/responses.policy";
import { searchRecords } from "../search/search.service";
import { handleOf } from "../search/search-handle";
import { bulkActionKind } from "./bulk-action-job";
import { presentBulkAction } from "./bulk-actions.presenter";
import {
  type BulkActionRow,
  changeBulkAction,
  findBulkAction,
  hasActiveBulkAction,
  insertBulkAction,
  listBulkActions,
} from "./bulk-actions.repository";
import { searchContextOf } from "./collect-results";
import { commonValuesProblem } from "./values-of-record";

type Params = { dataset_id: string; bulk_action_id: string };

/** Routes for bulk actions that run as jobs. A user sees and changes only their own. */
export function bulkActionRoutes(app: FastifyInstance, services: Services): void {
  if (services.isPlain) return;
  const { database, searches } = services;

  serve(app, services, endpoints.listBulkActions, async ({ caller, params }) => {
    const dataset = await visibleDataset(database.read, caller, params.dataset_id);
    const actions = await listBulkActions(database.read, dataset.id, caller.id);
    const items = actions.map((action) => presentBulkAction(database.read, action, dataset.public_id));
    return { items: await Promise.all(items) };
  });

  serve(app, services, endpoints.getBulkAction, async ({ caller, params }) => {
    const { dataset, action } = await ownAction(database.read, caller, params);
    return presentBulkAction(database.read, action, dataset.public_id);
  });

  serve(app, services, endpoints.createBulkAction, async ({ caller, params, body }) => {
    const dataset = await visibleDataset(database.read, caller, params.dataset_id);
    if (!mayRespond(caller, dataset)) throw forbidden();
    const schema = await loadSchema(database.read, dataset);
    const problem = commonValuesProblem(body.values, schema.questions);
    if (problem) throw unprocessable(errorCodes.response, problem);
    // A search that the server refuses is refused here, not in the job.
    const context = searchContextOf(schema, caller);
    const { total } = await searches.run(caller.id, () =>
      searchRecords(handleOf(database, body.search), body.search, context, { offset: 0, limit: 1 }),
    );
    if (total > maxBulkRecords)
      throw unprocessable(
        errorCodes.limitReached,
        `A bulk action can affect at most ${maxBulkRecords} records, not ${total}`,
      );
    const { status, ...request } = body;
    const action = await database.writeScoped({ of: "dataset", id: dataset.public_id }, async (db) => {
      await refuseSecond(db, dataset, caller);
      const stored = await insertBulkAction(db, {
        dataset_id: dataset.id,
        user_id: caller.id,
        status,
        request: JSON.stringify(request),
        total,
      });
      await enqueueFor(db, stored);
      await recordBulkAction(db, { dataset, caller, action: stored }, "bulk_action.started");
      return stored;
    });
    return presentBulkAction(database.read, action, dataset.public_id);
  });

  serve(app, services, endpoints.cancelBulkAction, ({ caller, params }) =>
    change(caller, params, async (db, { action }) => {
      // An undo is never left halfway.
      if (action.state === "collecting" || action.state === "running" || action.state === "redoing")
        await changeBulkAction(db, action.id, { state: "done", is_cancelled: 1 });
    }),
  );

  serve(app, services, endpoints.undoBulkAction, ({ caller, params }) =>
    change(caller, params, (db, { dataset, action }) =>
      goOn(db, { dataset, caller, action }, { from: "done", by: "undoing", to: "undone" }),
    ),
  );

  serve(app, services, endpoints.redoBulkAction, ({ caller, params }) =>
    change(caller, params, (db, { dataset, action }) =>
      goOn(db, { dataset, caller, action }, { from: "undone", by: "redoing", to: "done" }),
    ),
  );

  async function change(
    caller: Caller,
    params: Params,
    work: (db: Handle, found: { dataset: DatasetRow; action: BulkActionRow }) => Promise<void>,
  ) {
    // In the lock of the job's own writes: after the reply, no chunk is under way.
    await database.writeScoped({ of: "dataset", id: params.dataset_id }, async (db) => {
      const found = await ownAction(db, caller, params);
      if (!mayRespond(caller, found.dataset)) throw forbidden();
      await work(db, found);
    });
    const { dataset, action } = await ownAction(database.read, caller, params);
    return presentBulkAction(database.read, action, dataset.public_id);
  }
}

interface Going {
  dataset: DatasetRow;
  caller: Caller;
  action: BulkActionRow;
}

/** Begins to undo or redo; a repeated request changes nothing, but a job that was lost begins again. */
async function goOn(
  db: Handle,
  { dataset, caller, action }: Going,
  { from, by, to }: { from: "done" | "undone"; by: "undoing" | "redoing"; to: "done" | "undone" },
): Promise<void> {
  if (action.state === to && to === "undone") return;
  if (action.state !== from && action.state !== by)
    throw conflict(errorCodes.bulkActionState, `The bulk action is ${action.state}`);
  if (action.state === from) {
    await refuseSecond(db, dataset, caller);
    const done = by === "undoing" ? "bulk_action.undone" : "bulk_action.redone";
    await recordBulkAction(db, { dataset, caller, action }, done);
    await changeBulkAction(db, action.id, { state: by, ...(by === "redoing" && { is_cancelled: 0 }) });
  }
  await enqueueFor(db, action);
}

function recordBulkAction(
  db: Handle,
  { dataset, caller, action }: Going,
  what: "bulk_action.started" | "bulk_action.undone" | "bulk_action.redone",
): Promise<void> {
  return recordAudit(db, {
    by: caller,
    action: what,
    object: { id: dataset.public_id, name: dataset.name },
    details: { bulk_action_id: action.public_id, records: action.total },
  });
}

/** One bulk action at a time: two of them would change each other's responses. */
async function refuseSecond(db: Handle, dataset: DatasetRow, caller: Caller): Promise<void> {
  if (await hasActiveBulkAction(db, dataset.id, caller.id))
    throw conflict(errorCodes.bulkActionState, "Another bulk action of this user is running in the dataset");
}

function enqueueFor(db: Handle, { id }: BulkActionRow): Promise<void> {
  return enqueue(db, [{ kind: bulkActionKind, payload: { actionId: id } }]);
}

async function ownAction(db: Handle, caller: Caller, params: Params) {
  const dataset = await visibleDataset(db, caller, params.dataset_id);
  const of = { datasetId: dataset.id, userId: caller.id };
  const action = await findBulkAction(db, of, params.bulk_action_id);
  if (!action) throw notFound("BulkAction", params.bulk_action_id);
  return { dataset, action };
}
