import type { Dataset } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import type { DatasetPlan } from "../records/dataset-plan";

/** Creates a dataset with all its parts and publishes it, unless it is to stay a draft; what was begun is removed when a part is refused. */
export async function createDataset(api: Client, workspaceId: string, plan: DatasetPlan): Promise<Dataset> {
  const draft = await api.createDataset({
    body: {
      name: plan.name,
      workspace_id: workspaceId,
      guidelines: plan.guidelines,
      distribution: { strategy: "overlap", min_submitted: plan.minSubmitted },
      ...(plan.allowsExtraMetadata !== undefined && { allow_extra_metadata: plan.allowsExtraMetadata }),
    },
  });
  const params = { dataset_id: draft.id };
  try {
    await createParts(api, params, plan);
    return plan.isDraft ? draft : await api.publishDataset({ params });
  } catch (error) {
    // A draft would keep its name taken. If it cannot be removed, the first failure is still the one that explains.
    await api.deleteDataset({ params }).catch(() => undefined);
    throw error;
  }
}

/** Adds the parts that a draft still lacks, and publishes it, unless it is to stay a draft. */
export async function completeDataset(api: Client, draft: Dataset, plan: DatasetPlan): Promise<Dataset> {
  const params = { dataset_id: draft.id };
  const [fields, questions, vectors, metadata] = await Promise.all([
    api.listFields({ params }),
    api.listQuestions({ params }),
    api.listVectorsSettings({ params }),
    api.listMyMetadataProperties({ params }),
  ]);
  await createParts(api, params, {
    fields: missing(plan.fields, fields.items),
    questions: missing(plan.questions, questions.items),
    vectors: missing(plan.vectors, vectors.items),
    metadata: missing(plan.metadata, metadata.items),
  });
  return plan.isDraft ? draft : await api.publishDataset({ params });
}

function missing<Part extends { name: string }>(
  planned: readonly Part[],
  stored: readonly { name: string }[],
) {
  return planned.filter(({ name }) => !stored.some((part) => part.name === name));
}

// One after the other: their order of creation is the order in which people see them.
async function createParts(
  api: Client,
  params: { dataset_id: string },
  plan: Pick<DatasetPlan, "fields" | "questions" | "vectors" | "metadata">,
): Promise<void> {
  for (const body of plan.fields) await api.createField({ params, body });
  for (const body of plan.questions) await api.createQuestion({ params, body });
  for (const body of plan.vectors) await api.createVectorSettings({ params, body });
  for (const body of plan.metadata) await api.createMetadataProperty({ params, body });
}
