export { OfflineButton } from "./OfflineButton";
export { type OfflineMeans, useOffline } from "./use-offline";
export type { OfflinePorts, OfflineView, UnsentView } from "./view-model";
