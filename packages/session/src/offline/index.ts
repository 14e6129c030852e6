export { closePacks, ownerHere, reopenPacks, whoTookAlong } from "./owner";
export { removeMyOfflineCopies } from "./remove-my-offline-copies";
export { fetchOrOfflineReply } from "./replies";
export { watchSignedOut } from "./watch-signed-out";
export { watchUnsent } from "./watch-unsent";
export { withOfflineCopy } from "./with-offline-copy";
