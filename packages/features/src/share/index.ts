export { SharePage, type SharePageProps } from "./SharePage";
export { type SharedProgress, sharedFrom, sharedOf, shareLink } from "./share-link";
