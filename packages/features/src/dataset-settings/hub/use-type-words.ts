import { useT } from "@glossa/locales";
import { questionTypeOf } from "@glossa/question-types";
import type { QuestionType } from "@glossa/question-types/schema";
import type { TypeWords } from "./change-type";

/** The words of new questions, and the name of each type. */
export function useTypeWords(
  field: string | undefined,
): TypeWords & { labelOf: (type: QuestionType) => string } {
  const t = useT();
  const labelOf = (type: QuestionType) => t(questionTypeOf(type).labelKey as "questionTypes.rating");
  return {
    labelOf,
    titleOf: (type) => {
      const label = labelOf(type);
      return label.charAt(0).toLocaleUpperCase() + label.slice(1);
    },
    examplesOf: (type) => t(`newDataset.examples.${type}`),
    field,
  };
}
