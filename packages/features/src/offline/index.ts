export { OfflineButton } from "./OfflineButton";
export type { OfflinePorts, OfflineView, UnsentView } from "./view-model";
