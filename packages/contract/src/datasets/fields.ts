import { fieldSettings, fieldSettingsUpdate, newFieldSettings } from "@glossa/field-types/schema";
import { limitedText } from "@glossa/question-types/schema";
import { z } from "zod";
import { changes, entityName, itemsOf, timestamp, uuid } from "../common-schemas";
import { bodyLimits, endpoint, managers } from "../endpoint";

/** A part of every record that people read: a text, an image, a chat or a template of its own. */
export const field = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  required: z.boolean(),
  settings: fieldSettings,
  dataset_id: z.string(),
  inserted_at: timestamp,
  updated_at: timestamp,
});

/** A part of every record that people read. */
export type Field = z.output<typeof field>;

const title = limitedText(1, 500);
const ofDataset = z.object({ dataset_id: uuid });
const params = z.object({ field_id: uuid });

/** Endpoints for fields. */
export const fieldEndpoints = {
  listFields: endpoint({
    method: "GET",
    path: "/datasets/:dataset_id/fields",
    failure: "ERROR_FETCHING_FIELDS",
    params: ofDataset,
    responses: { 200: itemsOf(field) },
  }),
  createField: endpoint({
    method: "POST",
    path: "/datasets/:dataset_id/fields",
    failure: "ERROR_PATCHING_FIELDS",
    roles: managers,
    params: ofDataset,
    bodyLimit: bodyLimits.response,
    body: z.object({
      name: entityName,
      title,
      required: z.boolean().nullish(),
      settings: newFieldSettings,
    }),
    responses: { 201: field },
  }),
  updateField: endpoint({
    method: "PATCH",
    path: "/fields/:field_id",
    failure: "ERROR_PATCHING_FIELDS",
    roles: managers,
    params,
    bodyLimit: bodyLimits.response,
    body: changes(z.object({ title: title.optional(), settings: fieldSettingsUpdate.optional() }), [
      "title",
      "settings",
    ]),
    responses: { 200: field },
  }),
  deleteField: endpoint({
    method: "DELETE",
    path: "/fields/:field_id",
    failure: "ERROR_PATCHING_FIELDS",
    params,
    responses: { 200: field },
  }),
};
