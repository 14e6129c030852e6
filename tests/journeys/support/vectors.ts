import type { Client } from "@glossa/contract/client";

const NAME = "meaning";

/** Lets the records of a dataset have vectors of three numbers. */
export async function addVectors(api: Client, dataset_id: string): Promise<void> {
  await api.createVectorSettings({
    params: { dataset_id },
    body: { name: NAME, title: "Meaning", dimensions: 3 },
  });
}

/** The vectors of a record, by its place. */
export const vectorOf = (index: number): Record<string, number[]> => ({ [NAME]: [1, index / 7, -index / 3] });
