import type { Handle } from "../../database/database";
import type { Caller } from "../../http/caller";
import { forbidden, notFound } from "../../http/errors/http-errors";
import { mayManageDataset, maySeeDataset } from "./datasets.policy";
import { type DatasetRow, findDataset, getDataset } from "./datasets.repository";

/** Returns the dataset named in the URL, if the user may see it. */
export async function visibleDataset(db: Handle, caller: Caller, publicId: string): Promise<DatasetRow> {
  const dataset = await findDataset(db, publicId);
  if (!dataset) throw notFound("Dataset", publicId);
  if (!maySeeDataset(caller, dataset)) throw forbidden();
  return dataset;
}

/** Returns the dataset named in the URL, if the user may change it. */
export async function managedDataset(db: Handle, caller: Caller, publicId: string): Promise<DatasetRow> {
  const dataset = await findDataset(db, publicId);
  if (!dataset) throw notFound("Dataset", publicId);
  if (!mayManageDataset(caller, dataset)) throw forbidden();
  return dataset;
}

/**
 * Returns the dataset of a row that has been found.
 *
 * @throws HttpError 404 if it is deleted
 */
export async function existingParent(db: Handle, child: { dataset_id: number }): Promise<DatasetRow> {
  const dataset = await getDataset(db, child.dataset_id);
  if (dataset.deleted_at !== null) throw notFound("Dataset", dataset.public_id);
  return dataset;
}

/** Returns the dataset of a row that has been found, if the user may change it. */
export async function managedParent(
  db: Handle,
  caller: Caller,
  child: { dataset_id: number },
): Promise<DatasetRow> {
  const dataset = await existingParent(db, child);
  if (!mayManageDataset(caller, dataset)) throw forbidden();
  return dataset;
}

/** Returns the dataset of a row that has been found, if the user may see it. */
export async function visibleParent(
  db: Handle,
  caller: Caller,
  child: { dataset_id: number },
): Promise<DatasetRow> {
  const dataset = await existingParent(db, child);
  if (!maySeeDataset(caller, dataset)) throw forbidden();
  return dataset;
}
