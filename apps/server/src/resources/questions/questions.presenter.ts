import type { Question } from "@glossa/contract";
import { type QuestionSettings, questionSettings } from "@glossa/question-types/schema";
import type { QuestionRow } from "./questions.repository";

/** A stored question as the API returns it. */
export function presentQuestion(row: QuestionRow, datasetPublicId: string): Question {
  return {
    id: row.public_id,
    name: row.name,
    title: row.title,
    description: row.description,
    required: row.required === 1,
    settings: settingsOfQuestion(row),
    dataset_id: datasetPublicId,
    inserted_at: row.inserted_at,
    updated_at: row.updated_at,
  };
}

/** The settings of a stored question, completed by defaults that were added later. */
export function settingsOfQuestion(row: Pick<QuestionRow, "settings">): QuestionSettings {
  return questionSettings.parse(JSON.parse(row.settings));
}
