export { type DownloadOptions, download, removeOfflineCopies } from "./download";
export { offlineCopySummary } from "./read-offline-copy";
