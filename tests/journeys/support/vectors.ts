import type { Client } from "@glossa/contract/client";

const NAME = "meaning";

/** Adds vectors of three numbers to the settings of a dataset. */
export async function addVectors(api: Client, dataset_id: string): Promise<void> {
  await api.createVectorSettings({
    params: { dataset_id },
    body: { name: NAME, title: "Meaning", dimensions: 3 },
  });
}

/** Returns the vectors of a record by its position. */
export const vectorOf = (index: number): Record<string, number[]> => ({ [NAME]: [1, index / 7, -index / 3] });
