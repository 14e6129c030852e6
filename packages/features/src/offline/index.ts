export { OfflineButton, type OfflineButtonProps } from "./OfflineButton";
export { PendingWritesBanner, type PendingWritesBannerProps } from "./PendingWritesBanner";
export { type OfflineSourcePorts, useOffline } from "./use-offline";
export {
  type OutboxPort,
  type PendingWriteInput,
  type PendingWriteSource,
  usePendingWrites,
} from "./use-pending-writes";
export type {
  OfflineCopyView,
  OfflinePorts,
  OfflineView,
  PendingWritePlace,
  PendingWritePorts,
  PendingWriteState,
  PendingWriteView,
} from "./view-model";
