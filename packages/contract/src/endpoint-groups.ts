// The table's parts, for who needs few of them: a module that names them all would bring them all along.
export { accessEndpoints } from "./access";
export { claimEndpoints } from "./claims";
export { datasetEndpoints } from "./datasets";
export { fieldEndpoints } from "./fields";
export { infoEndpoints } from "./info";
export { meEndpoints } from "./me";
export { metadataPropertyEndpoints } from "./metadata-properties";
export { preferenceEndpoints } from "./preferences";
export { questionEndpoints } from "./questions";
export { recordEndpoints } from "./records";
export { responseEndpoints } from "./responses";
export { searchEndpoints } from "./search";
export { workspaceEndpoints } from "./workspaces";
