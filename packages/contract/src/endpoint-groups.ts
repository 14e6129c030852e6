// Parts of the table, for callers that need few of them: a module with all of them would put them all in the bundle.
export { auditEndpoints } from "./audit";
export { claimEndpoints } from "./claims";
export { jobEndpoints } from "./jobs";
export { pageEndpoints } from "./page-endpoints";
export { peopleEndpoints } from "./people";
export { secondFactorEndpoints } from "./second-factor";
export { userEndpoints } from "./users";
export { workspaceMemberEndpoints } from "./workspace-members";
