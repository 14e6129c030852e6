import { anyValue, limitedText, type Value } from "@glossa/question-types/schema";
import { z } from "zod";
import { itemsOf, timestamp, uuid } from "../common-schemas";
import { bodyLimits, endpoint, managers } from "../endpoint";

/** The kind of agent that made a suggestion. */
export const suggestionType = z.enum(["model", "human"]);

const score = z.union([z.number(), z.array(z.number())]).nullable();

/** The value that a model or a person proposes for one question of one record. */
export const suggestion = z.object({
  id: z.string(),
  question_id: z.string(),
  type: suggestionType.nullable(),
  // Checked when it came in, like the values of responses.
  value: z.custom<Value>((value) => value !== undefined),
  agent: z.string().nullable(),
  score,
  inserted_at: timestamp,
  updated_at: timestamp,
});

/** The value that a model or a person proposes for one question of one record. */
export type Suggestion = z.output<typeof suggestion>;

const agent = limitedText(1, 200)
  .regex(/^[a-zA-Z0-9-_:./\s]+$/)
  .regex(/[a-zA-Z0-9]/);

const newScore = score.superRefine((value, context) => {
  if (Array.isArray(value) && value.length === 0) {
    context.addIssue({ code: "custom", message: "score must have at least one item" });
  }
  const scores = Array.isArray(value) ? value : value === null ? [] : [value];
  if (scores.some((each) => each < 0 || each > 1)) {
    context.addIssue({ code: "custom", message: "score must be between 0 and 1" });
  }
});

/** A suggestion as it is sent; keys that are left out are stored as null. */
export const newSuggestion = z.object({
  question_id: uuid,
  value: anyValue,
  type: suggestionType.nullable().default(null),
  agent: agent.nullable().default(null),
  score: newScore.default(null),
});

const params = z.object({ record_id: uuid });

/** The ids to delete, separated by commas; the server judges them one by one. */
export const idList = z.object({ ids: z.string() });

/** Endpoints for suggestions. */
export const suggestionEndpoints = {
  listSuggestions: endpoint({
    method: "GET",
    path: "/records/:record_id/suggestions",
    params,
    responses: { 200: itemsOf(suggestion) },
  }),
  upsertSuggestion: endpoint({
    method: "PUT",
    path: "/records/:record_id/suggestions",
    roles: managers,
    params,
    bodyLimit: bodyLimits.response,
    body: newSuggestion,
    responses: { 200: suggestion, 201: suggestion },
  }),
  deleteSuggestions: endpoint({
    method: "DELETE",
    path: "/records/:record_id/suggestions",
    params,
    query: idList,
    responses: { 204: null },
  }),
  deleteSuggestion: endpoint({
    method: "DELETE",
    path: "/suggestions/:suggestion_id",
    params: z.object({ suggestion_id: uuid }),
    responses: { 200: suggestion },
  }),
};
