import type { endpoints } from "@glossa/contract";
import { errorCodes } from "@glossa/contract";
import type { Value } from "@glossa/question-types/schema";
import type { z } from "zod";
import type { Handle } from "../../database/database";
import { unprocessable } from "../../http/errors/http-errors";
import { type DatasetSchema, loadSchema } from "../datasets/dataset-schema";
import type { DatasetRow } from "../datasets/datasets.repository";
import { engineOf } from "../search/engines/engines";
import { suggestionProblem, suggestionsProblem } from "../suggestions/suggestion-rules";
import { deleteSuggestions, listSuggestions, upsertSuggestions } from "../suggestions/suggestions.repository";
import { indexMetadata } from "./record-metadata.repository";
import { fieldsProblem, firstReason, metadataProblem, vectorsProblem } from "./record-rules";
import { type RecordRow, updateRecord } from "./records.repository";
import { upsertVectors } from "./vectors.repository";

type Body = z.output<typeof endpoints.updateRecord.body>;

/** Changes one record; suggestions in the request replace all existing ones. */
export async function changeRecord(
  db: Handle,
  dataset: DatasetRow,
  record: RecordRow,
  body: Body,
): Promise<void> {
  const { fields, metadata, suggestions, vectors } = body;
  if ([fields, metadata, suggestions, vectors].every((part) => part === undefined)) return;
  const schema = await loadSchema(db, dataset);
  await refuseProblems(db, schema, record, body);
  await updateRecord(db, record.id, {
    ...(fields ? { fields: JSON.stringify(fields) } : {}),
    ...(metadata === undefined ? {} : { metadata: metadata && JSON.stringify(metadata) }),
  });
  const base = { datasetId: dataset.id, recordId: record.id };
  if (fields) await engineOf(db).indexTexts(db, dataset.id, [{ recordId: record.id, fields }], schema.fields);
  if (metadata !== undefined) await indexMetadata(db, [{ ...base, metadata }], schema.metadata);
  if (suggestions) await replaceSuggestions(db, schema, record, suggestions);
  await upsertVectors(
    db,
    Object.entries(vectors ?? {}).flatMap(([name, value]) => {
      const settings = schema.vectors.find((each) => each.name === name);
      return settings ? [{ ...base, settingsId: settings.id, value }] : [];
    }),
  );
}

async function refuseProblems(
  db: Handle,
  schema: DatasetSchema,
  record: RecordRow,
  body: Body,
): Promise<void> {
  const fields = body.fields ?? JSON.parse(record.fields);
  const problem =
    (body.fields === undefined ? undefined : fieldsProblem(body.fields, schema)) ??
    metadataProblem(body.metadata, schema) ??
    suggestionsProblem(body.suggestions, schema.questions, fields) ??
    vectorsProblem(body.vectors, schema);
  if (problem) throw unprocessable(errorCodes.record, problem);
  // The new texts may be too short for spans that were suggested for the old ones.
  if (body.fields && !body.suggestions) await refuseStaleSuggestions(db, schema, record, body.fields);
}

async function refuseStaleSuggestions(
  db: Handle,
  { questions }: DatasetSchema,
  record: RecordRow,
  fields: Record<string, unknown>,
): Promise<void> {
  const stored = await listSuggestions(db, [record.id]);
  const reason = firstReason(stored, (row) => {
    const question = questions.find((each) => each.id === row.question_id);
    const value: Value = JSON.parse(row.value);
    return question && suggestionProblem({ value, score: null }, question, fields);
  });
  if (reason) throw unprocessable(errorCodes.suggestion, `record does not have valid suggestions: ${reason}`);
}

async function replaceSuggestions(
  db: Handle,
  { dataset, questions }: DatasetSchema,
  record: RecordRow,
  suggestions: NonNullable<Body["suggestions"]>,
): Promise<void> {
  const stored = await listSuggestions(db, [record.id]);
  await deleteSuggestions(
    db,
    stored.map((row) => row.id),
  );
  await upsertSuggestions(
    db,
    suggestions.flatMap((sent) => {
      const question = questions.find((each) => each.publicId === sent.question_id);
      return question ? [{ datasetId: dataset.id, recordId: record.id, question, sent }] : [];
    }),
  );
}
