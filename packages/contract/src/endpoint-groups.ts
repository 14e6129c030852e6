// Parts of the table, for callers that need few of them: a module with all of them would put them all in the bundle.
export { auditEndpoints } from "./audit";
export { claimEndpoints } from "./claims";
export { deletedPeopleEndpoints } from "./deleted-people";
export { fileExportEndpoints } from "./file-exports";
export { jobEndpoints } from "./jobs";
export { pageEndpoints } from "./page-endpoints";
export { passkeyEndpoints } from "./passkeys";
export { passwordLinkEndpoints } from "./password-links";
export { peopleEndpoints } from "./people";
export { responseVersionEndpoints } from "./response-versions";
export { secondFactorEndpoints } from "./second-factor";
export { userEndpoints } from "./users";
export { pingRefusal, webhookEndpoints } from "./webhooks";
export { workspaceMemberEndpoints } from "./workspace-members";
