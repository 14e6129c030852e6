import { randomUUID } from "node:crypto";
import { endpoints, errorCodes } from "@glossa/contract";
import { schemaOf } from "@glossa/question-types/schema";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { Handle } from "../../database/database";
import { conflict, notFound, unprocessable } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { writeAudited } from "../audit/audited";
import { managedDataset, managedParent, visibleDataset } from "../datasets/datasets.access";
import type { DatasetRow } from "../datasets/datasets.repository";
import { listFields } from "../fields/fields.repository";
import { presentQuestion, settingsOfQuestion } from "./questions.presenter";
import {
  deleteQuestion,
  findQuestion,
  insertQuestion,
  listQuestions,
  type QuestionChanges,
  type QuestionRow,
  updateQuestion,
} from "./questions.repository";

/** Routes for questions. */
export function questionRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, services, endpoints.listQuestions, async ({ caller, params }) => {
    const dataset = await visibleDataset(database.read, caller, params.dataset_id);
    const questions = await listQuestions(database.read, dataset.id);
    return { items: questions.map((question) => presentQuestion(question, dataset.public_id)) };
  });

  serve(app, services, endpoints.createQuestion, async ({ caller, params, body }) =>
    writeAudited(database, { caller, action: "question.created" }, async (db) => {
      const dataset = await managedDataset(db, caller, params.dataset_id);
      await refuseNewQuestion(db, dataset, body);
      const question = await insertQuestion(db, {
        public_id: randomUUID(),
        dataset_id: dataset.id,
        name: body.name,
        title: body.title,
        description: body.description,
        required: Number(body.required ?? false),
        settings: JSON.stringify(body.settings),
      });
      return presentQuestion(question, dataset.public_id);
    }),
  );

  serve(app, services, endpoints.updateQuestion, async ({ caller, params, body }) =>
    writeAudited(database, { caller, action: "question.changed" }, async (db, was) => {
      const question = await questionOr404(db, params.question_id);
      const dataset = await managedParent(db, caller, question);
      was(presentQuestion(question, dataset.public_id));
      const changes = changesOf(question, body);
      const isChanged = Object.keys(changes).length > 0;
      return presentQuestion(
        isChanged ? await updateQuestion(db, question.id, changes) : question,
        dataset.public_id,
      );
    }),
  );

  serve(app, services, endpoints.deleteQuestion, async ({ caller, params }) =>
    writeAudited(database, { caller, action: "question.deleted" }, async (db) => {
      const question = await questionOr404(db, params.question_id);
      const dataset = await managedParent(db, caller, question);
      if (dataset.status === "ready")
        throw unprocessable(errorCodes.isPublished, "questions cannot be deleted for a published dataset");
      await deleteQuestion(db, question.id);
      return presentQuestion(question, dataset.public_id);
    }),
  );
}

function changesOf(
  question: QuestionRow,
  body: z.output<typeof endpoints.updateQuestion.body>,
): QuestionChanges {
  const { title, description, settings } = body;
  const changes: QuestionChanges = {};
  if (title !== undefined && title !== question.title) changes.title = title;
  if (description !== undefined && description !== question.description) changes.description = description;
  if (settings) changes.settings = JSON.stringify(mergedSettings(question, settings));
  return changes;
}

async function refuseNewQuestion(
  db: Handle,
  dataset: DatasetRow,
  { name, settings }: { name: string; settings: { type: string } },
): Promise<void> {
  if (dataset.status === "ready")
    throw unprocessable(errorCodes.isPublished, "questions cannot be created for a published dataset");
  const questions = await listQuestions(db, dataset.id);
  if (questions.some((question) => question.name === name)) {
    throw conflict(
      errorCodes.nameTaken,
      `Question with name \`${name}\` already exists for dataset with id \`${dataset.public_id}\``,
    );
  }
  const fields = await listFields(db, dataset.id);
  const [problem] = schemaOf(settings.type).validateSettings(settings, {
    fieldNames: fields.map((field) => field.name),
    questions: questions.map((question) => ({
      id: question.public_id,
      settings: settingsOfQuestion(question),
    })),
  });
  if (problem) throw unprocessable(errorCodes.settings, problem.message);
}

function mergedSettings(question: QuestionRow, update: { type: string }) {
  const stored = settingsOfQuestion(question);
  if (update.type !== stored.type) {
    throw unprocessable(
      errorCodes.typeIsFixed,
      `question type cannot be changed. expected '${stored.type}' but got '${update.type}'`,
    );
  }
  const [problem] = schemaOf(stored.type).validateUpdate(stored, update);
  if (problem) throw unprocessable(errorCodes.settings, problem.message);
  // Settings stored without a key stay without it unless the key is sent.
  return { ...JSON.parse(question.settings), ...update };
}

async function questionOr404(db: Handle, publicId: string): Promise<QuestionRow> {
  const question = await findQuestion(db, publicId);
  if (!question) throw notFound("Question", publicId);
  return question;
}
