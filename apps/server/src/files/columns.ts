import type { DatasetRecord } from "@glossa/contract";
import { ownValue } from "@glossa/question-types/schema";
import { itemOf, partsOf } from "../hub/features.mjs";
import type { SchemaQuestion } from "../resources/datasets/dataset-schema";
import {
  type Column as ExportColumn,
  exportColumns,
  type Feature,
  list,
  responseColumns,
  text,
  value,
  valueFeature,
} from "../resources/transfers/export-table";
import type { FileContext, FileRecord } from "./file-record";

/** One column of a file: its type, and how a record fills it. */
export interface FileColumn {
  name: string;
  feature: Feature;
  /** The part of a record that it contains. */
  part?: ExportColumn["part"];
  of(record: FileRecord): unknown;
}

/** The columns of a file with a table. */
export function fileColumns({ schema, options, extraMetadata = [] }: FileContext): FileColumn[] {
  const vectors = options.vectors ? schema.vectors : [];
  const isDecided = options.deciders !== undefined && !options.without_names;
  // Each column below reads a record of a file, which is a record with more.
  const answers = answerColumns[isDecided ? "decided" : options.responses] as (
    question: SchemaQuestion,
  ) => ExportColumn[];
  const columns = exportColumns({ ...schema, vectors }, new Set(), { answers, extraMetadata });
  return columns.map(({ name, feature, part, of }) => ({
    name,
    ...(part && { part }),
    feature: withTextLabels(feature),
    of: (record) => of(record as DatasetRecord),
  }));
}

const answerColumns = { all: ofEveryone, mine: ofOne, majority: ofMajority, decided: ofDecided };

function ofEveryone(question: SchemaQuestion): FileColumn[] {
  const of = ({ responses }: FileRecord) =>
    responses.length > 0 ? responses.map(({ username }) => username) : null;
  const columns = responseColumns(question) as FileColumn[];
  return [...columns, { name: `${question.name}.responses.usernames`, feature: list(text), of }];
}

function ofOne({ name, settings }: SchemaQuestion): FileColumn[] {
  const values = ({ responses: [own] }: FileRecord) => own?.values ?? {};
  return [
    {
      name: `${name}.response`,
      feature: valueFeature(settings),
      of: (record) => ownValue(values(record), name)?.value ?? null,
    },
    {
      name: `${name}.response.status`,
      feature: text,
      of: ({ responses: [own] }) => own?.status ?? null,
    },
  ];
}

function ofMajority({ name, settings }: SchemaQuestion): FileColumn[] {
  const feature = valueFeature(settings);
  const of = (record: FileRecord) => record.majority?.get(name);
  return [
    { name: `${name}.response`, feature, of: (record) => of(record)?.value ?? null },
    { name: `${name}.response.votes`, feature: value("int32"), of: (record) => of(record)?.votes ?? null },
    { name: `${name}.response.voters`, feature: value("int32"), of: (record) => of(record)?.voters ?? 0 },
    {
      name: `${name}.response.tie`,
      // Of spans, the single ones are in doubt; of other questions, values that are texts.
      feature: settings.type === "span" ? feature : list(text),
      of: (record) => {
        const tie = of(record)?.tie ?? [];
        return tie.length > 0 ? tie : null;
      },
    },
  ];
}

/** The majority, if somebody decides. */
function ofDecided(question: SchemaQuestion): FileColumn[] {
  const { name } = question;
  const of = ({ majority }: FileRecord) => majority?.get(name)?.decided_by ?? null;
  return [...ofMajority(question), { name: `${name}.response.decided_by`, feature: text, of }];
}

/** Labels as texts: only the hub's own library turns numbers back into them. */
function withTextLabels(feature: Feature): Feature {
  const item = itemOf(feature);
  if (item !== undefined) return list(withTextLabels(item));
  if (partsOf(feature)) return feature;
  return (feature as { _type?: string })._type === "ClassLabel" ? text : feature;
}
