import type { Suggestion } from "@glossa/contract";
import type { SuggestionRow } from "./suggestions.repository";

/** A stored suggestion as the API returns it. */
export function presentSuggestion(row: SuggestionRow): Suggestion {
  return {
    id: row.public_id,
    question_id: row.question_public_id,
    type: row.type,
    value: JSON.parse(row.value),
    agent: row.agent,
    score: row.score === null ? null : JSON.parse(row.score),
    inserted_at: row.inserted_at,
    updated_at: row.updated_at,
  };
}
