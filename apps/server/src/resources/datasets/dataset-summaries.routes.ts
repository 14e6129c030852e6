import { type DatasetSummary, endpoints } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Handle } from "../../database/database";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { listAnnotatorsOf, listCounts, listTypes, listWorkspaceNames } from "./dataset-summaries.repository";
import { presentDataset } from "./datasets.presenter";
import { type DatasetRow, listDatasets } from "./datasets.repository";

type FieldType = DatasetSummary["field_types"][number];
type QuestionType = DatasetSummary["question_types"][number];

/** Routes for the list of datasets with its details. */
export function datasetSummaryRoutes(app: FastifyInstance, services: Services): void {
  if (services.isPlain) return;
  const { database } = services;

  serve(app, services, endpoints.listMyDatasetSummaries, async ({ caller }) => {
    const workspaceIds = caller.role === "owner" ? undefined : [...caller.workspaceIds];
    return { items: await summariesOf(database.read, await listDatasets(database.read, { workspaceIds })) };
  });
}

/** The datasets with their details: six queries, however many datasets there are. */
async function summariesOf(db: Handle, datasets: readonly DatasetRow[]): Promise<DatasetSummary[]> {
  const ids = datasets.map(({ id }) => id);
  const [workspaces, counts, annotators, fields, questions] = await Promise.all([
    listWorkspaceNames(db, [...new Set(datasets.map(({ workspace_id }) => workspace_id))]),
    listCounts(db, ids),
    listAnnotatorsOf(db, ids),
    listTypes(db, "fields", ids),
    listTypes(db, "questions", ids),
  ]);
  const nameOf = new Map(workspaces.map(({ id, name }) => [id, name]));
  const countsOf = new Map(counts.map((row) => [row.dataset_id, row]));
  const of = {
    annotators: byDataset(annotators),
    fields: byDataset(fields),
    questions: byDataset(questions),
  };
  return datasets.map((dataset) => {
    const { id } = dataset;
    const { records, completed } = countsOf.get(id) ?? { records: 0, completed: 0 };
    const users = (of.annotators.get(id) ?? []).map(({ username }) => ({ username }));
    return {
      ...briefly(dataset),
      workspace_name: nameOf.get(dataset.workspace_id) ?? "",
      // Only known types are stored.
      field_types: (of.fields.get(id) ?? []).map(({ type }) => type as FieldType),
      question_types: (of.questions.get(id) ?? []).map(({ type }) => type as QuestionType),
      progress: { total: records, completed, pending: records - completed, users },
    };
  });
}

function briefly(row: DatasetRow) {
  const { id, name, status, workspace_id, last_activity_at, inserted_at, updated_at } = presentDataset(row);
  return { id, name, status, workspace_id, last_activity_at, inserted_at, updated_at };
}

function byDataset<Row extends { dataset_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.dataset_id);
    if (group) group.push(row);
    else groups.set(row.dataset_id, [row]);
  }
  return groups;
}
