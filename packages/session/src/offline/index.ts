export { OfflineCriteriaError } from "./offline-filter";
export { closeOfflineCopies, offlineCopyOwner, ownerHere, reopenOfflineCopies } from "./owner";
export { removeMyOfflineCopies } from "./remove-my-offline-copies";
export { fetchOrOfflineReply } from "./replies";
export { watchPendingWrites } from "./watch-pending-writes";
export { watchSignedOut } from "./watch-signed-out";
export { withOfflineCopy } from "./with-offline-copy";
