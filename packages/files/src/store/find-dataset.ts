import type { Dataset, Question } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import { type DatasetDifference, failureOf } from "../problem";
import type { DatasetPlan } from "../records/dataset-plan";

/** Finds the dataset that an earlier run has made; one with other settings must not be written into. */
export async function findDataset(
  api: Client,
  workspaceId: string,
  plan: DatasetPlan,
): Promise<Dataset | undefined> {
  const { items } = await api.listMyDatasets({ query: { workspace_id: workspaceId, name: plan.name } });
  const [found] = items;
  if (!found) return undefined;
  const params = { dataset_id: found.id };
  const [fields, questions] = await Promise.all([api.listFields({ params }), api.listQuestions({ params })]);
  const difference =
    differentFields(
      plan,
      fields.items.map((field) => field.name),
    ) ??
    differentQuestions(plan, questions.items) ??
    (found.status === "draft" ? { other: "draft", names: [] } : undefined);
  if (difference === undefined) return found;
  throw failureOf("dataset_differs", { dataset: plan.name, ...difference });
}

interface Difference {
  other: DatasetDifference;
  names: string[];
}

function differentFields(plan: DatasetPlan, stored: string[]): Difference | undefined {
  const planned = plan.fields.map((field) => field.name);
  const isSame = planned.length === stored.length && planned.every((name) => stored.includes(name));
  return isSame ? undefined : { other: "fields", names: stored };
}

function differentQuestions(plan: DatasetPlan, stored: Question[]): Difference | undefined {
  for (const { name, settings } of plan.questions) {
    const question = stored.find((each) => each.name === name);
    if (question?.settings.type !== settings.type) return { other: "question", names: [name, settings.type] };
    const missing = optionsOf(settings).find((value) => !optionsOf(question.settings).includes(value));
    if (missing !== undefined) return { other: "options", names: [name, String(missing)] };
  }
  return undefined;
}

function optionsOf(settings: { options?: ReadonlyArray<{ value: string | number }> } | { type: string }) {
  return "options" in settings ? (settings.options ?? []).map((option) => option.value) : [];
}
