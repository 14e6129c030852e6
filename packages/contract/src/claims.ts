import { z } from "zod";
import { bodyLimits, endpoint } from "./endpoint";
import { recordSearch, searchQuery, searchResult } from "./search";
import { uuid } from "./wire";

const params = z.object({ dataset_id: uuid });

/** Where a person is in a dataset; on no record while they look at something else of it. */
export const presence = z.object({
  user_id: z.string(),
  username: z.string(),
  record_id: z.string().nullable(),
});

/** Where a person is in a dataset. */
export type Presence = z.output<typeof presence>;

/** Endpoints by which several people share one dataset's records. */
export const claimEndpoints = {
  /**
   * The search of my records, by which those that are found are claimed: pending ones that as many others hold as
   * still have to answer are left out while there are others. The total counts them all the same.
   */
  claimMyRecords: endpoint({
    method: "POST",
    path: "/glossa/me/datasets/:dataset_id/records/claim",
    failure: "ERROR_FETCHING_RECORDS",
    params,
    query: searchQuery,
    bodyLimit: bodyLimits.settings,
    body: recordSearch,
    responses: { 200: searchResult },
  }),
  /** Tells where I am, which holds for two minutes and keeps the claim on that record for five. */
  updateMyPresence: endpoint({
    method: "PUT",
    path: "/glossa/me/datasets/:dataset_id/presence",
    params,
    body: z.object({ record_id: uuid.nullable() }),
    responses: { 200: presence },
  }),
  /** Tells that I have left, and gives back what I had claimed. */
  deleteMyPresence: endpoint({
    method: "DELETE",
    path: "/glossa/me/datasets/:dataset_id/presence",
    params,
    responses: { 204: null },
  }),
};
