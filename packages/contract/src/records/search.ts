import { limitedText } from "@glossa/question-types/schema";
import { z } from "zod";
import { itemsOf, page, uuid, wholeNumber } from "../common-schemas";
import { bodyLimits, endpoint, managers } from "../endpoint";
import { datasetRecord, include } from "./records";

/** The most users whose responses are compared, if not those of all. */
export const maxCompared = 1000;

/** The properties of a record by which records are filtered and sorted. */
export const recordProperties = ["id", "external_id", "inserted_at", "updated_at", "status"] as const;

/** One of the properties of a record by which records are filtered and sorted. */
export type RecordProperty = (typeof recordProperties)[number];

const scope = z.discriminatedUnion("entity", [
  z.object({
    entity: z.literal("record"),
    property: z.enum(recordProperties),
  }),
  z.object({ entity: z.literal("metadata"), metadata_property: z.string() }),
  z.object({
    entity: z.literal("suggestion"),
    question: z.string(),
    property: z.enum(["value", "score", "agent", "type"]).default("value"),
  }),
  z.object({
    entity: z.literal("response"),
    question: z.string().nullish(),
    /**
     * Agreement: whether the submitted responses are the same, `agree` or `disagree`. User: the names of
     * users, one of whom has submitted a response.
     */
    property: z.enum(["status", "agreement", "user"]).nullish(),
    /** The responses of all other users, where only one's own are searched. */
    of: z.literal("others").nullish(),
    /** For agreement: the names of the users whose responses are compared; those of all users without it. */
    among: z.array(z.string()).min(1).max(maxCompared).nullish(),
  }),
]);

/** The subject of a filter or a sort key. */
export type SearchScope = z.output<typeof scope>;

const bound = z.union([z.number(), z.string()]).nullish();

const rangeFilter = z
  .object({ type: z.literal("range"), scope, ge: bound, le: bound })
  .superRefine(({ ge, le }, context) => {
    if (ge == null && le == null) {
      context.addIssue({ code: "custom", message: "At least one of 'ge' or 'le' must be provided" });
    } else if (ge != null && le != null && ge > le) {
      context.addIssue({ code: "custom", message: "'ge' must have a value less than or equal to 'le'" });
    }
  });

const termsFilter = z.object({
  type: z.literal("terms"),
  scope,
  values: z
    .array(z.union([z.string(), z.number().transform(String)]))
    .min(1)
    .max(250),
});

const filter = z.discriminatedUnion("type", [termsFilter, rangeFilter]);

/** One condition on records. */
export type SearchFilter = z.output<typeof filter>;

// Vectors are compared in single precision, and so is what is looked for.
const maxSingle = (2 - 2 ** -23) * 2 ** 127;

/** How many records others can be compared with at once, in addition to the first one. */
const maxReferences = 49;

const vectorQuery = z
  .object({
    name: z.string(),
    record_id: uuid.nullish(),
    /** Further records: those similar to all of them are found. */
    record_ids: z.array(uuid).max(maxReferences).nullish(),
    value: z.array(z.number().min(-maxSingle).max(maxSingle).overwrite(Math.fround)).nullish(),
    // Argilla's app sends it, and servers ignore it: the limit of the page applies.
    max_results: z.unknown().optional(),
    order: z.enum(["most_similar", "least_similar"]).default("most_similar"),
  })
  .superRefine(({ record_id, value }, context) => {
    if ((record_id == null) !== (value == null)) return;
    context.addIssue({ code: "custom", message: "Either 'record_id' or 'value' must be provided" });
  });

const sortKey = z.object({ scope, order: z.enum(["asc", "desc"]) });

/** One key of the order of results. */
export type SearchSort = z.output<typeof sortKey>;

/** The longest text that is looked for. */
const maxQueryLetters = 2000;

/** The search text, the filters and the order. */
export const recordSearch = z.object({
  query: z
    .object({
      text: z.object({ q: limitedText(0, maxQueryLetters), field: z.string().nullish() }).nullish(),
      vector: vectorQuery.nullish(),
    })
    .nullish(),
  filters: z.object({ and: z.array(filter).min(1).max(50) }).nullish(),
  sort: z.array(sortKey).min(1).max(10).nullish(),
});

/** The search text, the filters and the order. */
export type RecordSearch = z.output<typeof recordSearch>;
/** A search as a client writes it, before the defaults are filled in. */
export type RecordSearchInput = z.input<typeof recordSearch>;

/** A page of results with the number of all that match. */
export const searchResult = z.object({
  items: z.array(z.object({ record: datasetRecord, query_score: z.number().nullable() })),
  total: z.int(),
});

/** A page of results with the number of all that match. */
export type SearchResult = z.output<typeof searchResult>;

const params = z.object({ dataset_id: uuid });
/** The requested part of the results, and what each record includes. */
export const searchQuery = z.object({ ...page, offset: wholeNumber(z.int().min(0)).default(0), include });

/** Endpoints for finding records. */
export const searchEndpoints = {
  searchMyRecords: endpoint({
    method: "POST",
    path: "/me/datasets/:dataset_id/records/search",
    // It changes nothing, although it is a POST.
    scope: "read",
    failure: "ERROR_FETCHING_RECORDS",
    params,
    query: searchQuery,
    bodyLimit: bodyLimits.settings,
    body: recordSearch,
    responses: { 200: searchResult },
  }),
  searchRecords: endpoint({
    method: "POST",
    path: "/datasets/:dataset_id/records/search",
    roles: managers,
    // It changes nothing, although it is a POST.
    scope: "read",
    failure: "ERROR_FETCHING_RECORDS",
    params,
    query: searchQuery,
    bodyLimit: bodyLimits.settings,
    body: recordSearch,
    responses: { 200: searchResult },
  }),
  listSuggestionOptions: endpoint({
    method: "GET",
    path: "/datasets/:dataset_id/records/search/suggestions/options",
    failure: "GET_AGENTS",
    params,
    responses: {
      200: itemsOf(
        z.object({ question: z.object({ id: z.string(), name: z.string() }), agents: z.array(z.string()) }),
      ),
    },
  }),
};
