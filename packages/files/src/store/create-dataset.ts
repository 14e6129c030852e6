import type { Dataset } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import type { DatasetPlan } from "../records/dataset-plan";

/** Creates a dataset with all its parts and publishes it; what was begun is removed when a part is refused. */
export async function createDataset(api: Client, workspaceId: string, plan: DatasetPlan): Promise<Dataset> {
  const { id } = await api.createDataset({
    body: {
      name: plan.name,
      workspace_id: workspaceId,
      guidelines: plan.guidelines,
      distribution: { strategy: "overlap", min_submitted: plan.minSubmitted },
    },
  });
  const params = { dataset_id: id };
  try {
    await createParts(api, params, plan);
    return await api.publishDataset({ params });
  } catch (error) {
    // A draft would keep its name taken. If it cannot be removed, the first failure is still the one that explains.
    await api.deleteDataset({ params }).catch(() => undefined);
    throw error;
  }
}

// One after the other: their order of creation is the order in which people see them.
async function createParts(api: Client, params: { dataset_id: string }, plan: DatasetPlan): Promise<void> {
  for (const body of plan.fields) await api.createField({ params, body });
  for (const body of plan.questions) await api.createQuestion({ params, body });
  for (const body of plan.vectors) await api.createVectorSettings({ params, body });
  for (const body of plan.metadata) await api.createMetadataProperty({ params, body });
}
