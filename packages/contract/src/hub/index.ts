export { columnTypeOf, type HubColumnType } from "./column-type";
export { HubError } from "./hub-error";
export type { HubColumn, HubSplit, HubSubset } from "./repository";
export type { HubCell, HubRow } from "./rows";
export type { HubColumnFacts } from "./statistics";
export { type HubSelection, type HubViewer, type HubViewerOptions, hubViewer } from "./viewer";
