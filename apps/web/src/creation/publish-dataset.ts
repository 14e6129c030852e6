import { ApiError } from "@glossa/contract/client";
import { type CreationRefusal, datasetToSend, type NewDataset } from "@glossa/features/dataset-creation";
import { refusalOf } from "../account/tell-refusal";
import { api } from "../api";
import { eraseDataset } from "../queries/deleted-datasets";
import { isAnnounced } from "../queries/server";

/** The outcome of a dataset: its id, or why it does not exist. */
export type Publication = { datasetId: string } | { refusal: CreationRefusal };

/** The input of a creation besides the dataset itself. */
export interface PublicationExtras {
  /** Called when a step begins. */
  onStep?: (step: "dataset" | "fields" | "questions" | "metadata" | "publish") => void;
  /** Data that programs store with the dataset. */
  metadata?: Record<string, unknown>;
  /** Fills the published dataset; returns the reason if that failed. */
  fill?: (datasetId: string) => Promise<string | undefined>;
}

/**
 * Creates a dataset with its parts, one after the other, because servers list them in the order of their creation, and
 * publishes it. If a step fails, the dataset is deleted again.
 */
export async function publishDataset(
  prepared: NewDataset,
  { onStep, metadata, fill }: PublicationExtras = {},
): Promise<Publication> {
  const { dataset, ...parts } = datasetToSend(prepared);
  let created: string | undefined;
  try {
    onStep?.("dataset");
    created = (await api.createDataset({ body: { ...dataset, ...(metadata && { metadata }) } })).id;
    await createParts(created, parts, onStep);
    onStep?.("publish");
    await api.publishDataset({ params: { dataset_id: created } });
    const failure = await fill?.(created);
    if (failure === undefined) return { datasetId: created };
    await removeAgain(created, true);
    return { refusal: { isNameTaken: false, message: failure } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (created === undefined && error.status === 409) return { refusal: { isNameTaken: true } };
    if (created !== undefined) await removeAgain(created, error.kind === "http");
    return { refusal: { isNameTaken: false, message: refusalOf(error) } };
  }
}

type Parts = Omit<ReturnType<typeof datasetToSend>, "dataset">;

async function createParts(
  dataset_id: string,
  { fields, questions, metadata, vectors }: Parts,
  onStep: PublicationExtras["onStep"],
) {
  const params = { dataset_id };
  onStep?.("fields");
  for (const body of fields) await api.createField({ params, body });
  onStep?.("questions");
  for (const body of questions) await api.createQuestion({ params, body });
  onStep?.("metadata");
  for (const body of metadata) await api.createMetadataProperty({ params, body });
  for (const body of vectors) await api.createVectorSettings({ params, body });
}

/**
 * Without a connection a draft stays on the server; the list of datasets shows it as such. A published one is erased, so that
 * it does not stay among the deleted datasets; servers without those refuse that.
 */
async function removeAgain(dataset_id: string, isRefused: boolean): Promise<void> {
  try {
    const { status } = await api.deleteDataset({ params: { dataset_id } });
    if (isRefused && status === "ready" && (await isAnnounced("deleted_datasets")))
      await eraseDataset(dataset_id);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
