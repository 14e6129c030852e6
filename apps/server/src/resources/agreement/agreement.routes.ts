import { endpoints, type QuestionAgreement } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { loadQuestions, type SchemaQuestion } from "../datasets/dataset-schema";
import { managedDataset } from "../datasets/datasets.access";
import { searchableTypes } from "../search/conditions/sort";
import { countValues } from "./agreement.repository";
import { alphaOf, type ValueCounts } from "./alpha";

/** Routes for the agreement of a team. */
export function agreementRoutes(app: FastifyInstance, services: Services): void {
  if (services.isPlain) return;
  const { read } = services.database;

  serve(app, services, endpoints.listAgreement, async ({ caller, params }) => {
    const dataset = await managedDataset(read, caller, params.dataset_id);
    const questions = await loadQuestions(read, dataset.id);
    // Reads all responses, like a search; one question at a time leaves readers to others.
    return services.searches.run(caller.id, async () => {
      const items: QuestionAgreement[] = [];
      for (const question of questions.filter(({ settings }) => searchableTypes.includes(settings.type)))
        items.push(agreementOn(question, await countValues(read, question)));
      return { items };
    });
  });
}

function agreementOn({ name, settings }: SchemaQuestion, given: readonly ValueCounts[]): QuestionAgreement {
  const count = (some: readonly ValueCounts[]) => some.reduce((so, { records }) => so + records, 0);
  return {
    question: name,
    records: count(given),
    agreeing: count(given.filter(({ counts }) => counts.size === 1)),
    alpha: alphaOf(given, settings.type === "rating" ? "interval" : "nominal"),
  };
}
