import { fieldSchemaOf } from "@glossa/field-types/schema";
import { schemaOf } from "@glossa/question-types/schema";
import type { DemoDataset, DemoRecord } from "../dataset";

/** What the rules of fields, questions, metadata and vectors refuse in a dataset, one sentence each. */
export function invalidValues(dataset: DemoDataset): string[] {
  const ids = dataset.records.map((record) => record.external_id);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} is there twice`),
    ...dataset.questions.flatMap(({ name, settings }) =>
      schemaOf(settings.type).createSettings.safeParse(settings).success
        ? []
        : [`${name} has wrong settings`],
    ),
    ...dataset.records.flatMap((record) =>
      [
        ...fieldIssues(dataset, record),
        ...recordValueIssues(dataset, record),
        ...factIssues(dataset, record),
      ].map((issue) => `${record.external_id}: ${issue}`),
    ),
  ];
}

function fieldIssues(dataset: DemoDataset, record: DemoRecord): string[] {
  return dataset.fields.flatMap(({ name, settings }) =>
    record.fields[name]
      ? fieldSchemaOf(settings.type)
          .validate(record.fields[name], settings, name)
          .map((issue) => issue.message)
      : [`${name} is empty`],
  );
}

function recordValueIssues(dataset: DemoDataset, record: DemoRecord): string[] {
  const suggested = Object.entries(record.suggestions).flatMap(([name, { value, score }]) => [
    ...valueIssues(dataset, record, name, value),
    ...(Array.isArray(score) && score.length !== (value as unknown[]).length
      ? [`${name}: a score is missing`]
      : []),
  ]);
  const answered = record.responses.flatMap((response) => [
    ...Object.entries(response.values).flatMap(([name, value]) => valueIssues(dataset, record, name, value)),
    ...(response.status === "submitted" ? unanswered(dataset, Object.keys(response.values)) : []),
  ]);
  return [...suggested, ...answered];
}

function valueIssues(dataset: DemoDataset, record: DemoRecord, name: string, value: unknown): string[] {
  const question = dataset.questions.find((each) => each.name === name);
  if (!question) return [`there is no question ${name}`];
  const { settings } = question;
  return schemaOf(settings.type)
    .validate(value, settings, { fields: record.fields })
    .map((issue) => issue.message);
}

function unanswered(dataset: DemoDataset, answered: string[]): string[] {
  return dataset.questions
    .filter((question) => question.required && !answered.includes(question.name))
    .map((question) => `${question.name} was submitted empty`);
}

function factIssues(dataset: DemoDataset, record: DemoRecord): string[] {
  const metadata = Object.entries(record.metadata).flatMap(([name, value]) => {
    const type = dataset.metadata.find((each) => each.name === name)?.settings.type;
    const isRight = type === "terms" ? typeof value === "string" : typeof value === "number";
    return isRight && (type !== "integer" || Number.isInteger(value)) ? [] : [`metadata ${name} is wrong`];
  });
  const vectors = dataset.vectors.flatMap(({ name, dimensions }) =>
    record.vectors[name]?.length === dimensions ? [] : [`vector ${name} has another length`],
  );
  return [...metadata, ...vectors];
}
