import type { Question } from "@glossa/contract";
import { useFormat, useT } from "@glossa/locales";
import { useMemo } from "react";
import type { BadgeWords } from "./badges";
import { valueChoiceOf } from "./conditions";

/** The titles and numbers of badges: those of questions and, if given, of metadata properties. */
export function useBadgeWords(
  questions: readonly Question[],
  properties: readonly { name: string; title: string }[] = [],
): BadgeWords {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => ({
      title: (name) => [...properties, ...questions].find((one) => one.name === name)?.title ?? name,
      option(question, value) {
        const asked = questions.find(({ name }) => name === question);
        const choice = asked && valueChoiceOf(asked);
        const options = choice && choice.kind !== "range" ? choice.options : [];
        return options.find((option) => option.value === value)?.label ?? value;
      },
      number: format.number,
      score: t("filters.scoreShort"),
      others: (value) => t("filters.othersSet", { value }),
      agreement: { agree: t("filters.agreeSet"), disagree: t("filters.disagreeSet") },
      among: (value, names) => t("filters.amongSet", { value, names }),
      respondents: t("filters.respondents"),
    }),
    [questions, properties, format, t],
  );
}
