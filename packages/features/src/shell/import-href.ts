/** The address of the page on which the records of files are added to a dataset. */
export function importHref(datasetId: string): string {
  return `/datasets/import?${new URLSearchParams({ dataset: datasetId })}`;
}
