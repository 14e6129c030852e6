export { SharePage } from "./SharePage";
export { sharedFrom, sharedOf, shareLink } from "./share-link";
