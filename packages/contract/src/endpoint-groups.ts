// Parts of the table, for callers that need few of them: a module with all of them would put them all in the bundle.
export { auditEndpoints } from "./accounts/audit";
export { deletedPeopleEndpoints } from "./accounts/deleted-people";
export { passkeyEndpoints } from "./accounts/passkeys";
export { passwordLinkEndpoints } from "./accounts/password-links";
export { peopleEndpoints } from "./accounts/people";
export { secondFactorEndpoints } from "./accounts/second-factor";
export { userEndpoints } from "./accounts/users";
export { agreementEndpoints } from "./datasets/agreement";
export { deletedDatasetEndpoints } from "./datasets/deleted-datasets";
export { workspaceMemberEndpoints } from "./datasets/workspace-members";
export { workspaceNameEndpoints } from "./datasets/workspaces";
export { fileExportEndpoints } from "./files/file-exports";
export { jobEndpoints } from "./jobs";
export { pageEndpoints } from "./page-endpoints";
export { claimEndpoints } from "./records/claims";
export { responseVersionEndpoints } from "./records/response-versions";
export { argillaPingRefusal, pingRefusal, webhookEndpoints } from "./webhooks";
