export { DownloadButton } from "./DownloadButton";
export { FileExportDialog, type FileExportDialogProps, type FileExportProps } from "./FileExportDialog";
export type { FileRequest, FileSelection, FileSubject } from "./file-request";
export type { Download, FileOutcome, FileProgress } from "./use-download";
export type { LoadPeople } from "./use-people";
