/** The address of a dataset's annotation page. */
export function annotationPath(datasetId: string): string {
  return `/dataset/${datasetId}/annotation-mode`;
}
