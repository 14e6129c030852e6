export { OfflineButton, type OfflineButtonProps } from "./OfflineButton";
export { type OfflineSourcePorts, type OutboxPort, type PendingWriteInput, useOffline } from "./use-offline";
export type {
  OfflineCopyView,
  OfflinePorts,
  OfflineView,
  PendingWriteState,
  PendingWriteView,
} from "./view-model";
