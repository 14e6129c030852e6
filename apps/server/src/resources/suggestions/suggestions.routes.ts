import { endpoints, errorCodes } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { notFound, notFoundText, unprocessable } from "../../http/errors/http-errors";
import { parseIdList } from "../../http/id-list";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { loadQuestions } from "../datasets/dataset-schema";
import { managedParent, visibleParent } from "../datasets/datasets.access";
import { recordOr404 } from "../records/records.access";
import { suggestionProblem } from "./suggestion-rules";
import { presentSuggestion } from "./suggestions.presenter";
import {
  deleteNamedSuggestions,
  deleteSuggestions,
  findSuggestion,
  findSuggestionFor,
  listSuggestions,
  upsertSuggestions,
} from "./suggestions.repository";

/** Routes for suggestions. */
export function suggestionRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, services, endpoints.listSuggestions, async ({ caller, params }) => {
    const record = await recordOr404(database.read, params.record_id);
    await visibleParent(database.read, caller, record);
    const suggestions = await listSuggestions(database.read, [record.id]);
    return { items: suggestions.map(presentSuggestion) };
  });

  serve(app, services, endpoints.upsertSuggestion, async ({ caller, params, body, reply }) =>
    database.writeScoped({ of: "record", id: params.record_id }, async (db) => {
      const record = await recordOr404(db, params.record_id);
      const dataset = await managedParent(db, caller, record);
      const questions = await loadQuestions(db, dataset.id);
      const question = questions.find((each) => each.publicId === body.question_id);
      if (!question)
        throw unprocessable(errorCodes.unknownReference, notFoundText("Question", body.question_id));
      const problem = suggestionProblem(body, question, JSON.parse(record.fields));
      if (problem) throw unprocessable(errorCodes.suggestion, problem);
      const before = await findSuggestionFor(db, record.id, question.id);
      await upsertSuggestions(db, [{ datasetId: dataset.id, recordId: record.id, question, sent: body }]);
      const stored = await findSuggestionFor(db, record.id, question.id);
      if (!stored)
        throw new Error("A suggestion is gone in the transaction that wrote it. Report this with the log.");
      reply.code(before ? 200 : 201);
      return presentSuggestion(stored);
    }),
  );

  serve(app, services, endpoints.deleteSuggestions, async ({ caller, params, query }) =>
    database.writeScoped({ of: "record", id: params.record_id }, async (db) => {
      const record = await recordOr404(db, params.record_id);
      await managedParent(db, caller, record);
      await deleteNamedSuggestions(db, record.id, parseIdList(query.ids, "suggestions"));
      return undefined;
    }),
  );

  serve(app, services, endpoints.deleteSuggestion, async ({ caller, params }) =>
    database.write(async (db) => {
      const suggestion = await findSuggestion(db, params.suggestion_id);
      if (!suggestion) throw notFound("Suggestion", params.suggestion_id);
      await managedParent(db, caller, suggestion);
      await deleteSuggestions(db, [suggestion.id]);
      return presentSuggestion(suggestion);
    }),
  );
}
