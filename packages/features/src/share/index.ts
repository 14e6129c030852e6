export { SharePage } from "./SharePage";
export { sharedFrom, shareLink } from "./share-link";
