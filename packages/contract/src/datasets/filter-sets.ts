import { limitedText } from "@glossa/question-types/schema";
import { z } from "zod";
import { changes, itemsOf, timestamp, uuid } from "../common-schemas";
import { endpoint } from "../endpoint";

const parameter = limitedText(1, 8000).optional();

/** What a filter set selects: the parameters of the annotation page's address, apart from the page. */
const criteria = z.strictObject({
  status: parameter,
  search: parameter,
  metadata: parameter,
  sort: parameter,
  response: parameter,
  suggestion: parameter,
  similarity: parameter,
});

/** Filters of a dataset that a person saved under a name. */
export const filterSet = z.object({
  id: z.string(),
  name: z.string(),
  criteria,
  /** Whether everyone in the workspace has it. */
  is_shared: z.boolean(),
  dataset_id: z.string(),
  /** Who saved it. */
  user_id: z.string(),
  /** Their username; earlier versions did not send it. */
  username: z.string().optional(),
  inserted_at: timestamp,
  updated_at: timestamp,
});

/** Filters of a dataset that a person saved under a name. */
export type FilterSet = z.output<typeof filterSet>;

const name = limitedText(1, 200);
const params = z.object({ dataset_id: uuid });
const path = "/glossa/datasets/:dataset_id/filter-sets";
const ofOne = {
  params: z.object({ dataset_id: uuid, filter_set_id: uuid }),
  path: `${path}/:filter_set_id`,
} as const;

/** Endpoints for filters that are saved by name. */
export const filterSetEndpoints = {
  /** A person's own filter sets and those that others share, by name. */
  listFilterSets: endpoint({ method: "GET", path, params, responses: { 200: itemsOf(filterSet) } }),
  createFilterSet: endpoint({
    method: "POST",
    path,
    params,
    body: z.object({ name, criteria, is_shared: z.boolean().default(false) }),
    responses: { 201: filterSet },
  }),
  updateFilterSet: endpoint({
    method: "PATCH",
    ...ofOne,
    body: changes(
      z.object({
        name: name.optional(),
        criteria: criteria.optional(),
        is_shared: z.boolean().optional(),
      }),
      ["name", "criteria", "is_shared"],
    ),
    responses: { 200: filterSet },
  }),
  deleteFilterSet: endpoint({ method: "DELETE", ...ofOne, responses: { 200: filterSet } }),
};
