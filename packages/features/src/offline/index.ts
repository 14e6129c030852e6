export { OfflineButton } from "./OfflineButton";
export { type OfflineSourcePorts, useOffline } from "./use-offline";
export type { OfflinePorts, OfflineView, PendingWriteView } from "./view-model";
