/**
 * The address of the page on which the records of files are added to a dataset.
 *
 * @param datasetId that of a published dataset
 * @example
 * importHref("support-tickets"); // "/datasets/import?dataset=support-tickets"
 */
export function importHref(datasetId: string): string {
  return `/datasets/import?${new URLSearchParams({ dataset: datasetId })}`;
}
