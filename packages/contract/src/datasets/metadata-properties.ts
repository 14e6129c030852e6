import { limitedText } from "@glossa/question-types/schema";
import { z } from "zod";
import { changes, entityName, itemsOf, timestamp, uuid } from "../common-schemas";
import { bodyLimits, endpoint, managers } from "../endpoint";

const limits = { min: z.number().nullable().default(null), max: z.number().nullable().default(null) };

/** The values that a metadata property takes, discriminated by `type`. */
export const metadataSettings = z.discriminatedUnion("type", [
  z.object({ type: z.literal("terms"), values: z.array(z.unknown()).nullable().default(null) }),
  z.object({ type: z.literal("integer"), ...limits }),
  z.object({ type: z.literal("float"), ...limits }),
]);

/** The values that a metadata property accepts. */
export type MetadataSettings = z.output<typeof metadataSettings>;

function refuseEmptyRange(range: { min: number | null; max: number | null }, context: z.RefinementCtx): void {
  if (range.min === null || range.max === null || range.min < range.max) return;
  const message = `'min' (${range.min}) must be lower than 'max' (${range.max})`;
  context.addIssue({ code: "custom", message });
}

const wholeLimit = z.int().nullable().default(null);

const newMetadataSettings = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("terms"),
    values: z.array(z.unknown()).min(1).max(250).nullable().default(null),
  }),
  z.object({ type: z.literal("integer"), min: wholeLimit, max: wholeLimit }).superRefine(refuseEmptyRange),
  z.object({ type: z.literal("float"), ...limits }).superRefine(refuseEmptyRange),
]);

/** A declared kind of metadata: records are filtered and sorted by it. */
export const metadataProperty = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  settings: metadataSettings,
  visible_for_annotators: z.boolean(),
  dataset_id: z.string(),
  inserted_at: timestamp,
  updated_at: timestamp,
});

/** A declared kind of metadata. */
export type MetadataProperty = z.output<typeof metadataProperty>;

/** The values that records hold: terms by frequency, numbers by their ends. */
export const metadataMetrics = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("terms"),
    total: z.int(),
    values: z.array(z.object({ term: z.unknown(), count: z.int() })),
  }),
  z.object({ type: z.literal("integer"), min: z.number().nullable(), max: z.number().nullable() }),
  z.object({ type: z.literal("float"), min: z.number().nullable(), max: z.number().nullable() }),
]);

const foundTerms = z.object({
  items: z.array(z.object({ term: z.string(), count: z.int() })),
  total: z.int(),
});

/** The values that records hold. */
export type MetadataMetrics = z.output<typeof metadataMetrics>;

const title = limitedText(1, 500);
const ofDataset = z.object({ dataset_id: uuid });
const params = z.object({ metadata_property_id: uuid });

/** Endpoints for metadata properties. */
export const metadataPropertyEndpoints = {
  listMyMetadataProperties: endpoint({
    method: "GET",
    path: "/me/datasets/:dataset_id/metadata-properties",
    failure: "ERROR_FETCHING_METADATA",
    params: ofDataset,
    responses: { 200: itemsOf(metadataProperty) },
  }),
  createMetadataProperty: endpoint({
    method: "POST",
    path: "/datasets/:dataset_id/metadata-properties",
    failure: "ERROR_CREATING_METADATA",
    roles: managers,
    params: ofDataset,
    bodyLimit: bodyLimits.settings,
    body: z.object({
      name: entityName,
      title,
      settings: newMetadataSettings,
      visible_for_annotators: z.boolean().default(true),
    }),
    responses: { 201: metadataProperty },
  }),
  updateMetadataProperty: endpoint({
    method: "PATCH",
    path: "/metadata-properties/:metadata_property_id",
    failure: "ERROR_UPDATING_METADATA",
    roles: managers,
    params,
    body: changes(z.object({ title: title.optional(), visible_for_annotators: z.boolean().optional() }), [
      "title",
      "visible_for_annotators",
    ]),
    responses: { 200: metadataProperty },
  }),
  deleteMetadataProperty: endpoint({
    method: "DELETE",
    path: "/metadata-properties/:metadata_property_id",
    failure: "ERROR_UPDATING_METADATA",
    params,
    responses: { 200: metadataProperty },
  }),
  getMetadataMetrics: endpoint({
    method: "GET",
    path: "/metadata-properties/:metadata_property_id/metrics",
    failure: "ERROR_FETCHING_METADATA_METRIC",
    params,
    responses: { 200: metadataMetrics },
  }),
  /** Terms that contain a text, the most frequent first: at most a hundred of them, and how many there are. */
  findTerms: endpoint({
    method: "GET",
    path: "/glossa/metadata-properties/:metadata_property_id/terms",
    failure: "ERROR_FETCHING_METADATA_METRIC",
    params,
    query: z.object({ text: limitedText(1, 500) }),
    responses: { 200: foundTerms },
  }),
};
