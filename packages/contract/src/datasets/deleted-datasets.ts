import { limitedText } from "@glossa/question-types/schema";
import { z } from "zod";
import { itemsOf, timestamp, uuid } from "../common-schemas";
import { endpoint, managers } from "../endpoint";
import { dataset } from "./datasets";

/** For how many days a deleted dataset can be restored. */
export const deletedDatasetDays = 30;

const deletedDataset = z.object({
  id: z.string(),
  name: z.string(),
  workspace_id: z.string(),
  records: z.int(),
  /** How many responses are restored with it. */
  responses: z.int(),
  /** The username of the person who deleted it. */
  deleted_by: z.string(),
  deleted_at: timestamp,
  /** When it can no longer be restored. */
  ends_at: timestamp,
});

/** A dataset that was deleted and can be restored. */
export type DeletedDataset = z.output<typeof deletedDataset>;

const path = "/glossa/deleted-datasets";
const params = z.object({ deleted_dataset_id: uuid });

/** Endpoints for deleted datasets, for owners and for the admins of their workspaces. */
export const deletedDatasetEndpoints = {
  /** The latest deletion first. */
  listDeletedDatasets: endpoint({
    method: "GET",
    path,
    roles: managers,
    responses: { 200: itemsOf(deletedDataset) },
  }),
  /** Takes a new name, in case another dataset has the old one. */
  restoreDataset: endpoint({
    method: "POST",
    path: `${path}/:deleted_dataset_id/restore`,
    params,
    roles: managers,
    body: z.object({ name: limitedText(1, 200).optional() }),
    responses: { 200: dataset },
  }),
  /** Deletes everything that is left of the dataset at once. */
  eraseDataset: endpoint({
    method: "DELETE",
    path: `${path}/:deleted_dataset_id`,
    params,
    roles: managers,
    responses: { 200: deletedDataset },
  }),
};
