export { DownloadButton } from "./DownloadButton";
export { FileExportDialog, type FileExportDialogProps, type FileExportProps } from "./FileExportDialog";
export { type FileRequest, type FileSelection, type FileSubject, mayLackNames } from "./file-request";
export type { Download, FileOutcome, FileProgress } from "./use-download";
export type { LoadPeople } from "./use-people";
