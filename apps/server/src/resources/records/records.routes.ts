import { endpoints } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Caller } from "../../http/caller";
import { parseIdList } from "../../http/id-list";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { recordAudit } from "../audit/audit.repository";
import { recordLogged } from "../audit/logged-responses";
import { loadMetadata } from "../datasets/dataset-schema";
import { managedDataset, managedParent, visibleParent } from "../datasets/datasets.access";
import { mayManageDataset } from "../datasets/datasets.policy";
import { countRecords, type DatasetRow } from "../datasets/datasets.repository";
import { tellRecordsChanged } from "../events/record-changes";
import { visibleMetadata } from "../metadata-properties/metadata-properties.policy";
import { engineOf } from "../search/engines/engines";
import { announceRecords } from "../webhooks/announce";
import { bulkCreate, bulkUpsert } from "./bulk-records.service";
import { changeRecord } from "./change-record.service";
import { includeAll, parseInclude } from "./include";
import { recordOr404 } from "./records.access";
import { presentRecord, presentRecords } from "./records.presenter";
import { deleteRecords, findRecords, getRecords, listRecords } from "./records.repository";

/** Routes for many records at once. */
export function bulkRecordRoutes(app: FastifyInstance, services: Services): void {
  const { database, searches } = services;

  serve(app, services, endpoints.listRecords, async ({ caller, params, query }) => {
    const dataset = await managedDataset(database.read, caller, params.dataset_id);
    const include = parseInclude(query.include);
    // A page reads up to a thousand records with their vectors: many at once would leave no reader to others.
    return searches.run(caller.id, async () => {
      const [rows, { records: total }] = await Promise.all([
        listRecords(database.read, dataset.id, query),
        countRecords(database.read, dataset.id),
      ]);
      const presentation = { datasetPublicId: dataset.public_id, include };
      return { items: await presentRecords(database.read, rows, presentation), total };
    });
  });

  serve(app, services, endpoints.bulkCreateRecords, async ({ caller, params, body }) =>
    database.writeScoped({ of: "dataset", id: params.dataset_id }, async (db) => {
      const dataset = await managedDataset(db, caller, params.dataset_id);
      await recordLogged(db, caller, dataset, body.items);
      return bulkCreate(db, { dataset, by: caller }, body.items);
    }),
  );

  serve(app, services, endpoints.bulkUpsertRecords, async ({ caller, params, body }) => {
    const scope = { of: "dataset", id: params.dataset_id } as const;
    const { list, updatedIds } = await database.writeScoped(scope, async (db) => {
      const dataset = await managedDataset(db, caller, params.dataset_id);
      await recordLogged(db, caller, dataset, body.items);
      return bulkUpsert(db, { dataset, by: caller }, body.items);
    });
    await tellRecordsChanged(services.events, params.dataset_id, updatedIds);
    return list;
  });

  serve(app, services, endpoints.deleteRecords, async ({ caller, params, query }) =>
    database.writeScoped({ of: "dataset", id: params.dataset_id }, async (db) => {
      const dataset = await managedDataset(db, caller, params.dataset_id);
      const rows = await findRecords(db, dataset.id, { publicIds: parseIdList(query.ids, "records") });
      await announceRecords(db, [{ event: "record.deleted", rows }]);
      const ids = rows.map((row) => row.id);
      if (dataset.status === "ready") await engineOf(db).forgetTexts(db, dataset.id, ids);
      await deleteRecords(db, ids);
      await recordAudit(db, {
        by: caller,
        action: "records.deleted",
        object: { id: dataset.public_id, name: dataset.name },
        details: { records: ids.length },
      });
      return undefined;
    }),
  );
}

/** Routes for one record. */
export function recordRoutes(app: FastifyInstance, services: Services): void {
  const { database, isPlain } = services;

  serve(app, services, endpoints.getRecord, async ({ caller, params }) => {
    const row = await recordOr404(database.read, params.record_id);
    const dataset = await visibleParent(database.read, caller, row);
    const [record = presentRecord(row, dataset.public_id)] = await presentRecords(database.read, [row], {
      datasetPublicId: dataset.public_id,
      include: includeAll,
      ...(await hiddenFrom(caller, dataset)),
    });
    return record;
  });

  /** Annotators see what a search of their own records shows them: answers of others would influence theirs. */
  async function hiddenFrom(caller: Caller, dataset: DatasetRow) {
    if (isPlain || mayManageDataset(caller, dataset)) return {};
    const visible = visibleMetadata(caller, await loadMetadata(database.read, dataset.id));
    return { responsesOf: caller.id, ...(visible && { visibleMetadata: visible }) };
  }

  serve(app, services, endpoints.updateRecord, async ({ caller, params, body }) => {
    const updated = await database.writeScoped({ of: "record", id: params.record_id }, async (db) => {
      const row = await recordOr404(db, params.record_id);
      const dataset = await managedParent(db, caller, row);
      await changeRecord(db, dataset, row, body);
      const rows = await getRecords(db, [row.id]);
      await announceRecords(db, [{ event: "record.updated", rows }]);
      const presentation = { datasetPublicId: dataset.public_id, include: includeAll };
      const [record = presentRecord(row, dataset.public_id)] = await presentRecords(db, rows, presentation);
      return record;
    });
    await tellRecordsChanged(services.events, updated.dataset_id, [updated.id]);
    return updated;
  });

  serve(app, services, endpoints.deleteRecord, async ({ caller, params }) =>
    database.writeScoped({ of: "record", id: params.record_id }, async (db) => {
      const row = await recordOr404(db, params.record_id);
      const dataset = await managedParent(db, caller, row);
      await announceRecords(db, [{ event: "record.deleted", rows: [row] }]);
      await engineOf(db).forgetTexts(db, dataset.id, [row.id]);
      await deleteRecords(db, [row.id]);
      await recordAudit(db, {
        by: caller,
        action: "records.deleted",
        object: { id: dataset.public_id, name: dataset.name },
        details: { records: 1, record_id: row.public_id },
      });
      return presentRecord(row, dataset.public_id);
    }),
  );
}
