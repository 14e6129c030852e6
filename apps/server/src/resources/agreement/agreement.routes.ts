import { endpoints, type QuestionAgreement } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Handle } from "../../database/database";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { loadQuestions } from "../datasets/dataset-schema";
import { managedDataset } from "../datasets/datasets.access";
import { type Compared, countValues, readRankings } from "./agreement.repository";
import { alphaOf, type ValueCounts } from "./alpha";
import { alphaOfRankings } from "./alpha-of-rankings";
import { countPeople, type PersonCounts } from "./people.repository";

/** Routes for the agreement of a team. */
export function agreementRoutes(app: FastifyInstance, services: Services): void {
  if (services.isPlain) return;
  const { read, search } = services.database;

  serve(app, services, endpoints.listAgreement, async ({ caller, params, query }) => {
    const dataset = await managedDataset(read, caller, params.dataset_id);
    const questions = await loadQuestions(read, dataset.id);
    // Reads all responses, like a search; one question at a time leaves processes to others.
    return services.searches.run(caller.id, async () => {
      const items: QuestionAgreement[] = [];
      for (const question of questions)
        items.push(await agreementOn(search, { question, usernames: query.username }));
      return { items };
    });
  });
}

async function agreementOn(db: Handle, compared: Compared): Promise<QuestionAgreement> {
  const { question } = compared;
  const given = await countValues(db, compared);
  const people = await countPeople(db, compared);
  const count = (some: readonly ValueCounts[]) => some.reduce((so, { records }) => so + records, 0);
  const { type } = question.settings;
  return {
    question: question.name,
    records: count(given),
    agreeing: count(given.filter(({ counts }) => counts.size === 1)),
    alpha: await alphaOn(db, compared, given),
    f1: type === "span" ? shareOf(people) : null,
    people: people.map((one) => ({ username: one.username, records: one.records, share: shareOf([one]) })),
  };
}

async function alphaOn(
  db: Handle,
  compared: Compared,
  given: readonly ValueCounts[],
): Promise<number | null> {
  const { type } = compared.question.settings;
  // Two lists of spans are rarely equal, and equal by chance even less.
  if (type === "span") return null;
  if (type === "ranking") {
    const wanted = new Set(given.flatMap(({ counts }) => [...counts.keys()]));
    return alphaOfRankings(given, await readRankings(db, compared, wanted));
  }
  return alphaOf(given, type === "rating" ? "interval" : "nominal");
}

function shareOf(people: readonly PersonCounts[]): number | null {
  const possible = people.reduce((sum, one) => sum + one.possible, 0);
  return possible > 0 ? people.reduce((sum, { shared }) => sum + shared, 0) / possible : null;
}
