import { z } from "zod";
import { itemsOf, uuid } from "../common-schemas";
import { endpoint, managers } from "../endpoint";

/** How far the submitted responses of a team to one question agree. */
export const questionAgreement = z.object({
  /** The name of the question. */
  question: z.string(),
  /** The records with at least two submitted responses that have a value for the question. */
  records: z.int(),
  /** Of these, the records whose values are all the same. */
  agreeing: z.int(),
  /** Krippendorff's alpha: interval for ratings, nominal otherwise; null without two different values, and for spans. */
  alpha: z.number().nullable(),
  /** For spans: the F1 of the spans of two responses, over all pairs of responses; null otherwise and without spans. */
  f1: z.number().nullable().default(null),
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
    responses: { 200: itemsOf(questionAgreement) },
  }),
};
