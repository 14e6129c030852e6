export { OfflineCriteriaError } from "./copies/offline-filter";
export {
  datasetsWithOfflineCopy,
  removeMyOfflineCopies,
  removeMyOfflineCopy,
} from "./copies/remove-my-offline-copies";
export { withOfflineCopy } from "./copies/with-offline-copy";
export { closeOfflineCopies, offlineCopyOwner, ownerHere, reopenOfflineCopies } from "./owner";
export { fetchOrOfflineReply } from "./replies";
export { watchPendingWrites } from "./watch-pending-writes";
export { watchSignedOut } from "./watch-signed-out";
