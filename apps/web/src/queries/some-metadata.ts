import { api } from "../api";

/** Enough to know which keys records usually have; the texts of so many records come along. */
const SOME = 20;

/** Loads the metadata of the first records of a dataset. */
export async function someMetadata(dataset_id: string): Promise<Readonly<Record<string, unknown>>[]> {
  const { items } = await api.listRecords({ params: { dataset_id }, query: { limit: SOME } });
  return items.flatMap(({ metadata }) => (metadata ? [metadata] : []));
}
