import type { Field, Question, VectorSettings } from "@glossa/contract";
import type { FileSubject } from "@glossa/features/file-export";

/** The properties of a dataset on which formats of files depend. */
export function subjectOf({
  fields,
  questions,
  vectors,
}: {
  fields: readonly Field[];
  questions: readonly Question[];
  vectors: readonly VectorSettings[] | undefined;
}): FileSubject {
  return {
    spanQuestions: questions.filter(({ settings }) => settings.type === "span"),
    hasText: fields.some(({ settings }) => settings.type === "text"),
    hasVectors: (vectors?.length ?? 0) > 0,
  };
}
