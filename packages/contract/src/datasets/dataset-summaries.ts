import { fieldSchemas } from "@glossa/field-types/schema";
import { questionSchemas } from "@glossa/question-types/schema";
import { z } from "zod";
import { itemsOf } from "../common-schemas";
import { endpoint } from "../endpoint";
import { dataset, progress } from "./datasets";

/**
 * A dataset as a list of datasets shows it: with the details for which an Argilla server needs three requests per
 * dataset, and without its guidelines.
 */
export const datasetSummary = dataset
  .pick({
    id: true,
    name: true,
    status: true,
    workspace_id: true,
    last_activity_at: true,
    inserted_at: true,
    updated_at: true,
  })
  .extend({
    workspace_name: z.string(),
    /** The types of its fields, in order. */
    field_types: z.array(z.enum(fieldSchemas.map(({ type }) => type))),
    /** The types of its questions, in order. */
    question_types: z.array(z.enum(questionSchemas.map(({ type }) => type))),
    progress,
  });

/** A dataset as a list of datasets shows it. */
export type DatasetSummary = z.output<typeof datasetSummary>;

/** Endpoints for the list of datasets. */
export const datasetSummaryEndpoints = {
  listMyDatasetSummaries: endpoint({
    method: "GET",
    path: "/glossa/me/datasets",
    failure: "ERROR_FETCHING_FEEDBACK_DATASETS",
    responses: { 200: itemsOf(datasetSummary) },
  }),
};
