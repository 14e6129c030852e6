import { limitedText } from "@glossa/question-types/schema";
import { z } from "zod";
import { changes, entityName, itemsOf, timestamp, uuid, wholeNumber } from "../common-schemas";
import { endpoint, managers } from "../endpoint";

/** A kind of vector that records may carry for similarity search. */
export const vectorSettings = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  dimensions: z.int(),
  dataset_id: z.string(),
  inserted_at: timestamp,
  updated_at: timestamp,
});

/** A kind of vector that records may carry for similarity search. */
export type VectorSettings = z.output<typeof vectorSettings>;

// What a column of whole numbers holds in each database.
const maxDimensions = 2 ** 31 - 1;
const title = limitedText(1, 500);
const ofDataset = z.object({ dataset_id: uuid });
const params = z.object({ vector_settings_id: uuid });

/** Endpoints for vector settings. */
export const vectorSettingsEndpoints = {
  listVectorsSettings: endpoint({
    method: "GET",
    path: "/datasets/:dataset_id/vectors-settings",
    failure: "ERROR_FETCHING_VECTORS",
    params: ofDataset,
    responses: { 200: itemsOf(vectorSettings) },
  }),
  createVectorSettings: endpoint({
    method: "POST",
    path: "/datasets/:dataset_id/vectors-settings",
    failure: "ERROR_PATCHING_VECTORS",
    roles: managers,
    params: ofDataset,
    body: z.object({
      name: entityName,
      title,
      dimensions: wholeNumber(z.int().gt(0).max(maxDimensions)),
    }),
    responses: { 201: vectorSettings },
  }),
  updateVectorSettings: endpoint({
    method: "PATCH",
    path: "/vectors-settings/:vector_settings_id",
    failure: "ERROR_PATCHING_VECTORS",
    roles: managers,
    params,
    body: changes(z.object({ title: title.optional() }), ["title"]),
    responses: { 200: vectorSettings },
  }),
  deleteVectorSettings: endpoint({
    method: "DELETE",
    path: "/vectors-settings/:vector_settings_id",
    failure: "ERROR_PATCHING_VECTORS",
    params,
    responses: { 200: vectorSettings },
  }),
};
