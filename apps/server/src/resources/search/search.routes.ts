import { endpoints } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../database/database";
import type { Caller } from "../../http/caller";
import { type Call, serve } from "../../http/serve";
import type { Services } from "../../services";
import { loadSchema } from "../datasets/dataset-schema";
import { managedDataset, visibleDataset } from "../datasets/datasets.access";
import { mayManageDataset } from "../datasets/datasets.policy";
import type { DatasetRow } from "../datasets/datasets.repository";
import { visibleMetadata } from "../metadata-properties/metadata-properties.policy";
import { listQuestions } from "../questions/questions.repository";
import { parseInclude } from "../records/include";
import { presentRecords } from "../records/records.presenter";
import { getRecords } from "../records/records.repository";
import { listAgents } from "../suggestions/suggestions.repository";
import { searchRecords } from "./search.service";
import { handleOf } from "./search-handle";

interface SearchCall extends Pick<Call<typeof endpoints.searchRecords>, "query" | "body"> {
  /** The user whose responses are searched. Default: everyone's. */
  me?: Caller;
  isPlain: boolean;
}

/** Routes for searching records. */
export function searchRoutes(app: FastifyInstance, services: Services): void {
  const { database, searches, isPlain } = services;

  serve(app, services, endpoints.searchMyRecords, async ({ caller, params, query, body }) => {
    const dataset = await visibleDataset(database.read, caller, params.dataset_id);
    return searches.run(caller.id, () =>
      searchAndPresent(database, dataset, { query, body, me: caller, isPlain }),
    );
  });

  serve(app, services, endpoints.searchRecords, async ({ caller, params, query, body }) => {
    const dataset = await managedDataset(database.read, caller, params.dataset_id);
    return searches.run(caller.id, () => searchAndPresent(database, dataset, { query, body, isPlain }));
  });

  serve(app, services, endpoints.listSuggestionOptions, async ({ caller, params }) => {
    const dataset = await visibleDataset(database.read, caller, params.dataset_id);
    const [questions, agents] = await Promise.all([
      listQuestions(database.read, dataset.id),
      listAgents(database.read, dataset.id),
    ]);
    const items = questions.map((question) => ({
      question: { id: question.public_id, name: question.name },
      agents: agents.flatMap((row) =>
        row.question_id === question.id && row.agent !== null ? [row.agent] : [],
      ),
    }));
    return { items };
  });
}

/** Runs a search and returns the records as the API returns them; `find` may restrict them. */
export async function searchAndPresent(
  database: Database,
  dataset: DatasetRow,
  { query, body, me, isPlain }: SearchCall,
  find = searchRecords,
) {
  const { read: db } = database;
  const include = parseInclude(query.include);
  const schema = await loadSchema(db, dataset);
  const mayReadOthers = !me || mayManageDataset(me, dataset);
  const visible = me && visibleMetadata(me, schema.metadata);
  const context = { schema, userId: me?.id, userPublicId: me?.publicId, isPlain, mayReadOthers };
  const { found, total } = await find(handleOf(database, body), body, context, query);
  const rows = await getRecords(
    db,
    found.map((each) => each.id),
  );
  const records = await presentRecords(db, rows, {
    datasetPublicId: dataset.public_id,
    include,
    responsesOf: me?.id,
    visibleMetadata: visible,
  });
  const scores = new Map(found.map((each) => [each.id, each.score]));
  const items = records.map((record, index) => ({
    record,
    query_score: scores.get(rows[index]?.id ?? 0) ?? null,
  }));
  return { items, total };
}
