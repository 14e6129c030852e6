export { download, removeTaken } from "./download";
export { takenOf } from "./read-offline-copy";
