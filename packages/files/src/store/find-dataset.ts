import type { Dataset, Question } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import { type DatasetDifference, failureOf } from "../problem";
import type { DatasetPlan } from "../records/dataset-plan";

/**
 * Finds the dataset that an earlier run has made; one with other settings must not be written into.
 *
 * @param continuesDraft whether a draft that lacks parts of the plan is one that an earlier run could not finish
 */
export async function findDataset(
  api: Client,
  workspaceId: string,
  plan: DatasetPlan,
  continuesDraft: boolean,
): Promise<Dataset | undefined> {
  const { items } = await api.listMyDatasets({ query: { workspace_id: workspaceId, name: plan.name } });
  const [found] = items;
  if (!found) return undefined;
  const params = { dataset_id: found.id };
  const [fields, questions] = await Promise.all([api.listFields({ params }), api.listQuestions({ params })]);
  const isBegun = found.status === "draft" && continuesDraft;
  const difference =
    differentFields(
      plan,
      fields.items.map((field) => field.name),
      isBegun,
    ) ??
    differentQuestions(plan, questions.items, isBegun) ??
    (found.status === "draft" && !plan.isDraft && !isBegun ? { other: "draft", names: [] } : undefined);
  if (difference === undefined) return found;
  throw failureOf("dataset_differs", { dataset: plan.name, ...difference });
}

interface Difference {
  other: DatasetDifference;
  names: string[];
}

function differentFields(plan: DatasetPlan, stored: string[], isBegun: boolean): Difference | undefined {
  const planned = plan.fields.map((field) => field.name);
  const isSame =
    stored.every((name) => planned.includes(name)) && (isBegun || planned.length === stored.length);
  return isSame ? undefined : { other: "fields", names: stored };
}

function differentQuestions(plan: DatasetPlan, stored: Question[], isBegun: boolean): Difference | undefined {
  for (const { name, settings } of plan.questions) {
    const question = stored.find((each) => each.name === name);
    if (isBegun && !question) continue;
    if (question?.settings.type !== settings.type) return { other: "question", names: [name, settings.type] };
    const missing = optionsOf(settings).find((value) => !optionsOf(question.settings).includes(value));
    if (missing !== undefined) return { other: "options", names: [name, String(missing)] };
  }
  return undefined;
}

function optionsOf(settings: { options?: ReadonlyArray<{ value: string | number }> } | { type: string }) {
  return "options" in settings ? (settings.options ?? []).map((option) => option.value) : [];
}
