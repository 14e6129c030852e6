import type { DatasetRecord } from "@glossa/contract";
import { ownValue } from "@glossa/question-types/schema";
import type { Database, Handle } from "../../database/database";
import type { DatasetSchema } from "../datasets/dataset-schema";
import { presentDataset } from "../datasets/datasets.presenter";
import type { DatasetRow } from "../datasets/datasets.repository";
import { presentField } from "../fields/fields.presenter";
import { listFields } from "../fields/fields.repository";
import { spokenVersion } from "../info/info.routes";
import { presentMetadataProperty } from "../metadata-properties/metadata-properties.presenter";
import { listMetadataProperties } from "../metadata-properties/metadata-properties.repository";
import { presentQuestion } from "../questions/questions.presenter";
import { listQuestions } from "../questions/questions.repository";
import { includeAll } from "../records/include";
import { presentRecords } from "../records/records.presenter";
import { listRecordsAfter, type RecordRow } from "../records/records.repository";
import { presentVectorSettings } from "../vectors-settings/vectors-settings.presenter";
import { listVectorsSettings } from "../vectors-settings/vectors-settings.repository";
import type { Column } from "./export-table";

const readAtOnce = 200;

/** The records of a dataset in the order of their creation, page by page. */
async function* pagesOf(
  { read }: Database,
  { id, public_id: publicId }: DatasetRow,
  include = includeAll,
): AsyncGenerator<DatasetRecord[]> {
  let last: RecordRow | undefined;
  while (true) {
    const rows = await listRecordsAfter(read, id, last, readAtOnce);
    if (rows.length === 0) return;
    yield presentRecords(read, rows, { datasetPublicId: publicId, include });
    last = rows.at(-1);
  }
}

/** The records of a dataset as rows of an export. */
export async function* exportRows(
  database: Database,
  dataset: DatasetRow,
  columns: readonly Column[],
  onPage: (records: number) => Promise<void>,
): AsyncGenerator<Record<string, unknown>[]> {
  let done = 0;
  for await (const records of pagesOf(database, dataset)) {
    yield records.map((record) =>
      Object.fromEntries(columns.map((column) => [column.name, column.of(record)])),
    );
    done += records.length;
    await onPage(done);
  }
}

/** The image fields of a dataset of which no value is a web address: these become columns of pictures. */
export async function pictureFields(database: Database, schema: DatasetSchema): Promise<Set<string>> {
  const names = schema.fields.filter(({ settings }) => settings.type === "image").map(({ name }) => name);
  const pictures = new Set(names);
  if (names.length === 0) return pictures;
  const include = { responses: false, suggestions: false, vectors: false };
  for await (const records of pagesOf(database, schema.dataset, include))
    for (const name of pictures) {
      const isPicture = ({ fields }: DatasetRecord) => {
        const value = ownValue(fields, name);
        return value == null || String(value).startsWith("data:");
      };
      if (!records.every(isPicture)) pictures.delete(name);
    }
  return pictures;
}

/** The files by which a dataset is created again from its export. */
export async function settingsFiles(db: Handle, dataset: DatasetRow): Promise<Record<string, string>> {
  const { id, public_id: publicId } = dataset;
  const presented = presentDataset(dataset);
  const [fields, questions, metadata, vectors] = await Promise.all([
    listFields(db, id),
    listQuestions(db, id),
    listMetadataProperties(db, id),
    listVectorsSettings(db, id),
  ]);
  const settings = {
    guidelines: presented.guidelines,
    allow_extra_metadata: presented.allow_extra_metadata,
    distribution: presented.distribution,
    fields: fields.map((row) => presentField(row, publicId)),
    questions: questions.map((row) => presentQuestion(row, publicId)),
    metadata: metadata.map((row) => presentMetadataProperty(row, publicId)),
    vectors: vectors.map((row) => presentVectorSettings(row, publicId)),
  };
  const json = (content: object) => `${JSON.stringify(content, null, 2)}\n`;
  return {
    ".argilla/version.json": json({ argilla: spokenVersion }),
    ".argilla/dataset.json": json(presented),
    ".argilla/settings.json": json(settings),
  };
}
