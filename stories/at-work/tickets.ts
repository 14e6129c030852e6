import type { Field, Question, Suggestion } from "@glossa/contract";
import { demoDatasets } from "@glossa/demo";
import type { RecordView } from "@glossa/features/annotation";
import type { RecordInput } from "@glossa/session";

const [dataset] = demoDatasets;
if (!dataset)
  throw new Error("The demo datasets are empty, so nobody can work on one here. Fill demo/data again.");
const times = {
  dataset_id: "tickets",
  inserted_at: "2026-03-01T08:00:00Z",
  updated_at: "2026-03-01T08:00:00Z",
};

/** The first dataset of the demo. */
export const { name, workspace, guidelines } = dataset;

/** Its fields as the server returns them. */
export const fields: readonly Field[] = dataset.fields.map((field) => ({
  ...field,
  ...times,
  id: `field-${field.name}`,
  settings: { type: "text", use_markdown: false },
}));

/** Its questions as the server returns them. */
export const questions: readonly Question[] = dataset.questions.map((question) => ({
  ...question,
  ...times,
  id: `question-${question.name}`,
}));

/** A record in the form that the session and the screen need. */
export interface Ticket extends RecordInput {
  fields: RecordView["fields"];
  suggestions: readonly Suggestion[];
}

/** The first eight tickets with their suggestions, without responses. */
export const tickets: readonly Ticket[] = dataset.records.slice(0, 8).map((record) => ({
  id: record.external_id,
  fields: record.fields,
  response: null,
  suggestions: Object.entries(record.suggestions).map(([question, { value, score, agent }]) => ({
    ...times,
    id: `${record.external_id}-${question}`,
    question_id: `question-${question}`,
    type: "model",
    value,
    score,
    agent,
  })),
}));
