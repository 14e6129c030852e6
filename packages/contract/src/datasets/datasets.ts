import { limitedText } from "@glossa/question-types/schema";
import { z } from "zod";
import { changes, itemsOf, timestamp, uuid, wholeNumber } from "../common-schemas";
import { bodyLimits, endpoint, managers } from "../endpoint";

/** A dataset is built as a draft; once it is ready its fields and questions are fixed. */
export const datasetStatus = z.enum(["draft", "ready"]);

const distribution = z.object({
  strategy: z.literal("overlap"),
  min_submitted: wholeNumber(z.int().min(1)),
});
const freeForm = z.record(z.string(), z.unknown());

/** A dataset; its fields, questions and counts have endpoints of their own. */
export const dataset = z.object({
  id: z.string(),
  name: z.string(),
  guidelines: z.string().nullable(),
  allow_extra_metadata: z.boolean(),
  status: datasetStatus,
  distribution,
  metadata: freeForm.nullable(),
  workspace_id: z.string(),
  last_activity_at: timestamp,
  inserted_at: timestamp,
  updated_at: timestamp,
});

/** A dataset. */
export type Dataset = z.output<typeof dataset>;

/** How many records are completed, and which users have responded. */
export const progress = z.object({
  total: z.int(),
  completed: z.int(),
  pending: z.int(),
  users: z.array(z.object({ username: z.string() })).default([]),
});

/** How many records are completed, and which users have responded. */
export type Progress = z.output<typeof progress>;

const responseCounts = z.object({ submitted: z.int(), discarded: z.int(), draft: z.int() });

/** Each user's responses, separately for completed and pending records. */
export const usersProgress = z.object({
  users: z.array(z.object({ username: z.string(), completed: responseCounts, pending: responseCounts })),
});

/** How far the caller is with a dataset. */
export const metrics = z.object({
  responses: responseCounts.extend({ total: z.int(), pending: z.int() }),
});

/** How far the caller is with a dataset. */
export type Metrics = z.output<typeof metrics>;

const params = z.object({ dataset_id: uuid });
const name = limitedText(1, 200);
const guidelines = limitedText(1, 10_000).nullable();

const newDataset = z.object({
  name,
  workspace_id: uuid,
  guidelines: guidelines.default(null),
  allow_extra_metadata: z.boolean().default(true),
  distribution: distribution.default({ strategy: "overlap", min_submitted: 1 }),
  metadata: freeForm.nullable().default(null),
});

const datasetChanges = changes(
  z.object({
    name: name.optional(),
    guidelines: guidelines.optional(),
    allow_extra_metadata: z.boolean().optional(),
    distribution: distribution.optional(),
    metadata: freeForm.nullable().optional(),
  }),
  ["name", "allow_extra_metadata", "distribution"],
);

/** Endpoints for datasets. */
export const datasetEndpoints = {
  listMyDatasets: endpoint({
    method: "GET",
    path: "/me/datasets",
    failure: "ERROR_FETCHING_FEEDBACK_DATASETS",
    query: z.object({
      workspace_id: uuid.optional(),
      name: z.string().optional(),
      status: datasetStatus.optional(),
    }),
    responses: { 200: itemsOf(dataset) },
  }),
  getDataset: endpoint({
    method: "GET",
    path: "/datasets/:dataset_id",
    failure: "ERROR_FETCHING_DATASET_INFO",
    params,
    responses: { 200: dataset },
  }),
  createDataset: endpoint({
    method: "POST",
    path: "/datasets",
    failure: "ERROR_CREATING_DATASET",
    roles: managers,
    bodyLimit: bodyLimits.settings,
    body: newDataset,
    responses: { 201: dataset },
  }),
  updateDataset: endpoint({
    method: "PATCH",
    path: "/datasets/:dataset_id",
    failure: "ERROR_PATCHING_DATASET_GUIDELINES",
    roles: managers,
    params,
    bodyLimit: bodyLimits.settings,
    body: datasetChanges,
    responses: { 200: dataset },
  }),
  publishDataset: endpoint({
    method: "PUT",
    path: "/datasets/:dataset_id/publish",
    failure: "ERROR_PUBLISHING_DATASET",
    params,
    responses: { 200: dataset },
  }),
  deleteDataset: endpoint({
    method: "DELETE",
    path: "/datasets/:dataset_id",
    failure: "ERROR_DELETING_DATASET",
    params,
    responses: { 200: dataset },
  }),
  getDatasetProgress: endpoint({
    method: "GET",
    path: "/datasets/:dataset_id/progress",
    failure: "ERROR_DELETING_DATASET",
    params,
    responses: { 200: progress },
  }),
  getUsersProgress: endpoint({
    method: "GET",
    path: "/datasets/:dataset_id/users/progress",
    params,
    responses: { 200: usersProgress },
  }),
  getMyDatasetMetrics: endpoint({
    method: "GET",
    path: "/me/datasets/:dataset_id/metrics",
    params,
    responses: { 200: metrics },
  }),
};
