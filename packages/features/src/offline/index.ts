export { OfflineButton } from "./OfflineButton";
export { type OfflineMeans, useOffline } from "./use-offline";
export type { OfflinePorts, OfflineView, PendingWriteView } from "./view-model";
