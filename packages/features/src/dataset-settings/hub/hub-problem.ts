import { draftIssues } from "@glossa/question-types/settings";
import { listProblem, nameProblem, questionContext } from "../creation/problems";
import type { HubDraft } from "./hub-draft";
import { toNewDataset } from "./to-new-dataset";

/** The first reason why a dataset cannot be created as it is drafted. */
export type HubProblem =
  | { code: "noFields" | "noQuestions" | "noRequired" }
  | { code: "invalidQuestion"; title: string; issue: ReturnType<typeof draftIssues>[number] | "name" };

/** Returns the first fault of a draft, if it has one; name and workspace are asked for later. */
export function hubProblem(draft: HubDraft): HubProblem | undefined {
  const dataset = toNewDataset(draft);
  const missing = listProblem(dataset, "fields") ?? listProblem(dataset, "questions");
  if (missing && missing !== "manyVectors") return { code: missing };
  for (const question of dataset.questions) {
    const title = question.title.trim() || question.name;
    if (nameProblem(question, dataset.questions)) return { code: "invalidQuestion", title, issue: "name" };
    const [issue] = draftIssues(question, questionContext(dataset, question.key));
    if (issue) return { code: "invalidQuestion", title, issue };
  }
}
