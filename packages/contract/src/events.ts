import { z } from "zod";
import { uuid } from "./common-schemas";
import { endpoint } from "./endpoint";
import { presence } from "./records/claims";

/** The progress of the team, and how much each user has responded to. */
export const teamProgress = z.object({
  total: z.int(),
  completed: z.int(),
  pending: z.int(),
  users: z.array(
    z.object({
      user_id: z.string(),
      username: z.string(),
      submitted: z.int(),
      discarded: z.int(),
      draft: z.int(),
    }),
  ),
});

/** The progress of the team, and how much each user has responded to. */
export type TeamProgress = z.output<typeof teamProgress>;

/** One message of the stream of a dataset; the first one is always a snapshot, so nothing before it is missed. */
export const datasetEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("snapshot"), present: z.array(presence), progress: teamProgress }),
  presence.extend({ type: z.literal("moved") }),
  z.object({ type: z.literal("left"), user_id: z.string() }),
  z.object({ type: z.literal("progress"), progress: teamProgress }),
  // Suggestions or other parts of records, but not responses; without ids, any records may have changed.
  z.object({ type: z.literal("changed"), record_ids: z.array(z.string()).optional() }),
]);

/** One message of the stream of a dataset. */
export type DatasetEvent = z.output<typeof datasetEvent>;

/** Endpoints that stream events as they happen. */
export const eventEndpoints = {
  streamDatasetEvents: endpoint({
    method: "GET",
    path: "/glossa/datasets/:dataset_id/events",
    isStream: true,
    params: z.object({ dataset_id: uuid }),
    responses: { 200: datasetEvent },
  }),
};
