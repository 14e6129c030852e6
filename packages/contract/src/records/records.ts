import type { FieldValue } from "@glossa/field-types/schema";
import { z } from "zod";
import { page, repeatable, timestamp, uuid } from "../common-schemas";
import { endpoint } from "../endpoint";
import { datasetResponse } from "./responses";
import { idList, suggestion } from "./suggestions";

/** A record is completed once enough users have submitted a response. */
export const recordStatus = z.enum(["pending", "completed"]);

/** A record; responses, suggestions and vectors are only included on request. */
export const datasetRecord = z.object({
  id: z.string(),
  status: recordStatus,
  fields: z.record(z.string(), z.custom<FieldValue | null>()),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  external_id: z.string().nullable(),
  responses: z.array(datasetResponse).optional(),
  suggestions: z.array(suggestion).optional(),
  vectors: z.record(z.string(), z.array(z.number())).optional(),
  dataset_id: z.string(),
  inserted_at: timestamp,
  updated_at: timestamp,
});

/** One item of a dataset. */
export type DatasetRecord = z.output<typeof datasetRecord>;

const ofDataset = z.object({ dataset_id: uuid });
const params = z.object({ record_id: uuid });

/** What is loaded with each record: `responses`, `suggestions`, `vectors` or `vectors:a,b`. */
export const include = repeatable.optional();

/** Endpoints that read and remove records. */
export const recordEndpoints = {
  listRecords: endpoint({
    method: "GET",
    path: "/datasets/:dataset_id/records",
    failure: "ERROR_FETCHING_RECORDS",
    params: ofDataset,
    query: z.object({ ...page, include }),
    responses: { 200: z.object({ items: z.array(datasetRecord), total: z.int() }) },
  }),
  deleteRecords: endpoint({
    method: "DELETE",
    path: "/datasets/:dataset_id/records",
    params: ofDataset,
    query: idList,
    responses: { 204: null },
  }),
  getRecord: endpoint({
    method: "GET",
    path: "/records/:record_id",
    failure: "ERROR_FETCHING_RECORD_BY_ID",
    params,
    responses: { 200: datasetRecord },
  }),
  deleteRecord: endpoint({
    method: "DELETE",
    path: "/records/:record_id",
    params,
    responses: { 200: datasetRecord },
  }),
};
