import { useT } from "@glossa/locales";
import type { HubProblem } from "./hub-problem";

/** The messages of the page about faults; others are those of the form of a question. */
const missing = {
  noFields: "hub.wrong.noFields",
  noQuestions: "datasetCreation.atLeastOneQuestion",
  noRequired: "datasetCreation.atLeastOneRequired",
} as const;
const invalid = {
  noField: "datasetCreation.questions.span.fieldRelated",
  fewOptions: "datasetCreation.questions.labelSelection.atLeastTwoOptions",
  emptyOption: "datasetCreation.questions.labelSelection.optionsWithoutLabel",
  ratingRange: "datasetCreation.questions.rating.atLeastTwoOptions",
} as const;

type Issue = Exclude<Extract<HubProblem, { code: "invalidQuestion" }>["issue"], "name">;

const isOfPage = (code: Issue["code"]): code is keyof typeof invalid => Object.hasOwn(invalid, code);

/** Returns a function that explains why a dataset cannot be created. */
export function useProblemWords(): (problem: HubProblem) => string {
  const t = useT();
  const wordsOf = ({ code, params }: Issue) => {
    if (isOfPage(code)) return t(invalid[code]);
    return t(`questionSettings.wrong.${code}`, { most: 0, least: 0, label: "", ...params });
  };
  return (problem) => {
    if (problem.code !== "invalidQuestion") return t(missing[problem.code]);
    const { title, issue } = problem;
    const why = issue === "name" ? t("hub.wrong.name") : wordsOf(issue);
    const where = t("hub.wrong.invalidQuestion", { title, problem: why });
    return `${t("datasetCreation.hasInvalidQuestions")}. ${where}`;
  };
}
