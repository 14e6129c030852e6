import { z } from "zod";
import { uuid } from "../common-schemas";
import { bodyLimits, endpoint } from "../endpoint";
import { recordSearch, searchQuery, searchResult } from "./search";

const params = z.object({ dataset_id: uuid });

/** The position of a user in a dataset; without a record while they are on another of its pages. */
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
   * The search in one's own records that claims its results: pending records that enough other users have claimed to
   * complete them are left out while there are others. The total includes them.
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
  /** Stores the user's position, which is valid for two minutes and renews the claim on that record for five. */
  updateMyPresence: endpoint({
    method: "PUT",
    path: "/glossa/me/datasets/:dataset_id/presence",
    params,
    body: z.object({ record_id: uuid.nullable() }),
    responses: { 200: presence },
  }),
  /** Removes the user's position and releases their claims. */
  deleteMyPresence: endpoint({
    method: "DELETE",
    path: "/glossa/me/datasets/:dataset_id/presence",
    params,
    responses: { 204: null },
  }),
};
