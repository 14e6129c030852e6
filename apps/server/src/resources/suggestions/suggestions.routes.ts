import { endpoints, errorCodes } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { notFound, notFoundText, unprocessable } from "../../http/errors/http-errors";
import { parseIdList } from "../../http/id-list";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { loadQuestions } from "../datasets/dataset-schema";
import { managedParent, visibleParent } from "../datasets/datasets.access";
import { tellRecordsChanged } from "../events/record-changes";
import { recordOr404 } from "../records/records.access";
import { getRecords } from "../records/records.repository";
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
  const { database, events } = services;
  /** Notifies those who have the record on screen, or next. */
  const tell = ({ dataset, record }: Changed) =>
    tellRecordsChanged(events, dataset.public_id, record && [record.public_id]);

  serve(app, services, endpoints.listSuggestions, async ({ caller, params }) => {
    const record = await recordOr404(database.read, params.record_id);
    await visibleParent(database.read, caller, record);
    const suggestions = await listSuggestions(database.read, [record.id]);
    return { items: suggestions.map(presentSuggestion) };
  });

  serve(app, services, endpoints.upsertSuggestion, async ({ caller, params, body, reply }) => {
    const { stored, ...changed } = await database.writeScoped(scopeOf(params), async (db) => {
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
      return { stored, dataset, record };
    });
    await tell(changed);
    return presentSuggestion(stored);
  });

  serve(app, services, endpoints.deleteSuggestions, async ({ caller, params, query }) => {
    const changed = await database.writeScoped(scopeOf(params), async (db) => {
      const record = await recordOr404(db, params.record_id);
      const dataset = await managedParent(db, caller, record);
      await deleteNamedSuggestions(db, record.id, parseIdList(query.ids, "suggestions"));
      return { dataset, record };
    });
    await tell(changed);
    return undefined;
  });

  serve(app, services, endpoints.deleteSuggestion, async ({ caller, params }) => {
    const { suggestion, ...changed } = await database.write(async (db) => {
      const suggestion = await findSuggestion(db, params.suggestion_id);
      if (!suggestion) throw notFound("Suggestion", params.suggestion_id);
      const dataset = await managedParent(db, caller, suggestion);
      await deleteSuggestions(db, [suggestion.id]);
      const [record] = await getRecords(db, [suggestion.record_id]);
      return { suggestion, dataset, record };
    });
    await tell(changed);
    return presentSuggestion(suggestion);
  });
}

/** A record whose suggestions were changed, and its dataset. */
interface Changed {
  dataset: { public_id: string };
  record: { public_id: string } | undefined;
}

function scopeOf({ record_id: id }: { record_id: string }) {
  return { of: "record", id } as const;
}
