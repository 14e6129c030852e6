import {
  limitedText,
  newQuestionSettings,
  questionSettings,
  questionSettingsUpdate,
} from "@glossa/question-types/schema";
import { z } from "zod";
import { changes, entityName, itemsOf, timestamp, uuid } from "../common-schemas";
import { bodyLimits, endpoint, managers } from "../endpoint";

/** A question about every record. */
export const question = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  required: z.boolean(),
  settings: questionSettings,
  dataset_id: z.string(),
  inserted_at: timestamp,
  updated_at: timestamp,
});

/** A question about every record. */
export type Question = z.output<typeof question>;

const title = limitedText(1, 500);
const description = limitedText(1, 1000).nullable();
const ofDataset = z.object({ dataset_id: uuid });
const params = z.object({ question_id: uuid });

/** Endpoints for questions. */
export const questionEndpoints = {
  listQuestions: endpoint({
    method: "GET",
    path: "/datasets/:dataset_id/questions",
    failure: "ERROR_FETCHING_QUESTIONS",
    params: ofDataset,
    responses: { 200: itemsOf(question) },
  }),
  createQuestion: endpoint({
    method: "POST",
    path: "/datasets/:dataset_id/questions",
    failure: "ERROR_PATCHING_QUESTIONS",
    roles: managers,
    params: ofDataset,
    bodyLimit: bodyLimits.long,
    body: z.object({
      name: entityName,
      title,
      description: description.default(null),
      required: z.boolean().nullish(),
      settings: newQuestionSettings,
    }),
    responses: { 201: question },
  }),
  updateQuestion: endpoint({
    method: "PATCH",
    path: "/questions/:question_id",
    failure: "ERROR_PATCHING_QUESTIONS",
    roles: managers,
    params,
    bodyLimit: bodyLimits.long,
    body: changes(
      z.object({
        title: title.optional(),
        description: description.optional(),
        settings: questionSettingsUpdate.optional(),
      }),
      ["title", "settings"],
    ),
    responses: { 200: question },
  }),
  deleteQuestion: endpoint({
    method: "DELETE",
    path: "/questions/:question_id",
    failure: "ERROR_PATCHING_QUESTIONS",
    params,
    responses: { 200: question },
  }),
};
