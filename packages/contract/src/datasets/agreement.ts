import { z } from "zod";
import { itemsOf, repeatable, uuid } from "../common-schemas";
import { endpoint, managers } from "../endpoint";
import { maxCompared } from "../records/search";

/** How far the responses of one user to a question are those of the others to the same records. */
export const personAgreement = z.object({
  username: z.string(),
  /** The records that somebody else has answered as well. */
  records: z.int(),
  /** Of all pairs with a response of somebody else, the share with the same value, or the F1 of spans; null without spans. */
  share: z.number().nullable(),
});

/** How far the submitted responses of a team to one question agree. */
export const questionAgreement = z.object({
  /** The name of the question. */
  question: z.string(),
  /** The records with at least two submitted responses that have a value for the question. */
  records: z.int(),
  /** Of these, the records whose values are all the same. */
  agreeing: z.int(),
  /**
   * Krippendorff's alpha: interval for ratings and for the ranks of each item of a ranking, nominal otherwise; null without
   * two different values, and for spans.
   */
  alpha: z.number().nullable(),
  /** For spans: the F1 of the spans of two responses, over all pairs of responses; null otherwise and without spans. */
  f1: z.number().nullable().default(null),
  /** The users whose responses are compared, by their names. */
  people: z.array(personAgreement).default([]),
});

/** How far the submitted responses of a team to one question agree. */
export type QuestionAgreement = z.output<typeof questionAgreement>;

/** Endpoints for the agreement of a team. */
export const agreementEndpoints = {
  /** One item for each question. */
  listAgreement: endpoint({
    method: "GET",
    path: "/glossa/datasets/:dataset_id/agreement",
    roles: managers,
    params: z.object({ dataset_id: uuid }),
    query: z.object({
      /** The names of the users whose responses are compared; those of all users without it. */
      username: repeatable.refine((names) => names.length <= maxCompared).optional(),
    }),
    responses: { 200: itemsOf(questionAgreement) },
  }),
};
