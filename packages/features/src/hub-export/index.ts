export { ExportButton, type ExportButtonProps, type RunningExport } from "./ExportButton";
export type { ExportRequest } from "./export-form";
export { ImportCode, type ImportCodeProps } from "./ImportCode";
export { type HubOrigin, hubOriginOf, type ImportTarget } from "./import-code";
