import type { Dataset, Question } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import type { DatasetPlan } from "../dataset-plan";
import { CommandFailure } from "../failure";

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
  const reason =
    differentFields(
      plan,
      fields.items.map((field) => field.name),
    ) ??
    differentQuestions(plan, questions.items) ??
    (found.status === "draft" ? "it is not published" : undefined);
  if (reason === undefined) return found;
  throw new CommandFailure(
    `A dataset "${plan.name}" already exists, but ${reason}. Choose another name with --name.`,
  );
}

function differentFields(plan: DatasetPlan, stored: string[]): string | undefined {
  const planned = plan.fields.map((field) => field.name);
  const isSame = planned.length === stored.length && planned.every((name) => stored.includes(name));
  return isSame ? undefined : `its fields are ${stored.join(", ")}`;
}

function differentQuestions(plan: DatasetPlan, stored: Question[]): string | undefined {
  for (const { name, settings } of plan.questions) {
    const question = stored.find((each) => each.name === name);
    if (question?.settings.type !== settings.type)
      return `it has no question "${name}" of the type ${settings.type}`;
    const missing = optionsOf(settings).find((value) => !optionsOf(question.settings).includes(value));
    if (missing !== undefined) return `its question "${name}" has no option "${missing}"`;
  }
  return undefined;
}

function optionsOf(settings: { options?: ReadonlyArray<{ value: string | number }> } | { type: string }) {
  return "options" in settings ? (settings.options ?? []).map((option) => option.value) : [];
}
