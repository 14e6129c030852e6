import type { FieldValue } from "@glossa/field-types/schema";
import type { Value } from "@glossa/question-types/schema";
import { z } from "zod";
import { userRole } from "../accounts/user-role";
import { timestamp } from "../common-schemas";
import { datasetEndpoints, datasetStatus } from "../datasets/datasets";
import { fieldEndpoints } from "../datasets/fields";
import { metadataPropertyEndpoints } from "../datasets/metadata-properties";
import { questionEndpoints } from "../datasets/questions";
import { vectorSettingsEndpoints } from "../datasets/vectors-settings";
import { recordStatus } from "../records/records";
import { responseStatus } from "../records/responses";
import { suggestionType } from "../records/suggestions";

// A file with a whole dataset: JSON lines. The first line has the settings, each of the others a record, and the last one
// marks the end, so that an incomplete file is recognised.

/** The first characters of a file with a whole dataset, before any white space. */
export const datasetFileStart = '{"glossa_dataset":';

/** The version of the format. */
export const datasetFileVersion = 1;

const { name, guidelines, allow_extra_metadata, distribution } = datasetEndpoints.createDataset.body.shape;

/** A user who has answered, without anything that lets somebody sign in. */
export const datasetFilePerson = z.object({
  username: z.string(),
  first_name: z.string(),
  last_name: z.string().nullable(),
  role: userRole,
});

/** A user who has answered. */
export type DatasetFilePerson = z.output<typeof datasetFilePerson>;

/** The first line: a dataset without its records. */
export const datasetFileHead = z.object({
  glossa_dataset: z.literal(datasetFileVersion),
  name,
  guidelines,
  allow_extra_metadata,
  distribution,
  status: datasetStatus,
  fields: z.array(fieldEndpoints.createField.body),
  questions: z.array(questionEndpoints.createQuestion.body),
  metadata_properties: z.array(metadataPropertyEndpoints.createMetadataProperty.body),
  vectors_settings: z.array(vectorSettingsEndpoints.createVectorSettings.body),
  people: z.array(datasetFilePerson).max(10_000),
});

/** The first line: a dataset without its records. */
export type DatasetFileHead = z.output<typeof datasetFileHead>;

// The values are checked by the server that takes them.
const value = z.custom<Value>((given) => given !== undefined);

/** A line with a record; questions and people have their names. */
export const datasetFileRecord = z.object({
  id: z.string().nullable(),
  /** The id that the server of origin gave it. */
  server_id: z.string(),
  /** Its status on the server of origin; early files do not have it. */
  status: recordStatus.optional(),
  fields: z.record(z.string(), z.custom<FieldValue | null>()),
  metadata: z.record(z.string(), z.unknown()),
  suggestions: z.record(
    z.string(),
    z.object({
      value,
      type: suggestionType.nullable(),
      agent: z.string().nullable(),
      score: z.union([z.number(), z.array(z.number())]).nullable(),
    }),
  ),
  responses: z.array(
    z.object({
      username: z.string(),
      status: responseStatus,
      values: z.record(z.string(), value),
      /** When it was given or changed on the server of origin; early files do not have it. */
      updated_at: timestamp.optional(),
    }),
  ),
  vectors: z.record(z.string(), z.array(z.number())),
});

/** A line with a record. */
export type DatasetFileRecord = z.output<typeof datasetFileRecord>;

/** The last line. */
export const datasetFileEnd = z.object({ glossa_end: z.literal(true), records: z.int() });

/** The last line. */
export type DatasetFileEnd = z.output<typeof datasetFileEnd>;
