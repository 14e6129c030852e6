import { accessEndpoints } from "./accounts/access";
import { apiKeyEndpoints } from "./accounts/api-keys";
import { auditEndpoints } from "./accounts/audit";
import { deletedPeopleEndpoints } from "./accounts/deleted-people";
import { meEndpoints } from "./accounts/me";
import { passkeyEndpoints } from "./accounts/passkeys";
import { passwordLinkEndpoints } from "./accounts/password-links";
import { peopleEndpoints } from "./accounts/people";
import { preferenceEndpoints } from "./accounts/preferences";
import { secondFactorEndpoints } from "./accounts/second-factor";
import { signInEndpoints } from "./accounts/sign-ins";
import { userEndpoints } from "./accounts/users";
import { agreementEndpoints } from "./datasets/agreement";
import { datasetSummaryEndpoints } from "./datasets/dataset-summaries";
import { datasetEndpoints } from "./datasets/datasets";
import { deletedDatasetEndpoints } from "./datasets/deleted-datasets";
import { fieldEndpoints } from "./datasets/fields";
import { filterSetEndpoints } from "./datasets/filter-sets";
import { metadataPropertyEndpoints } from "./datasets/metadata-properties";
import { questionEndpoints } from "./datasets/questions";
import { vectorSettingsEndpoints } from "./datasets/vectors-settings";
import { workspaceMemberEndpoints } from "./datasets/workspace-members";
import { workspaceEndpoints, workspaceNameEndpoints } from "./datasets/workspaces";
import { eventEndpoints } from "./events";
import { fileExportEndpoints } from "./files/file-exports";
import { infoEndpoints } from "./info";
import { jobEndpoints } from "./jobs";
import { bulkActionEndpoints } from "./records/bulk-actions";
import { claimEndpoints } from "./records/claims";
import { recordWritingEndpoints } from "./records/record-writing";
import { recordEndpoints } from "./records/records";
import { responseVersionEndpoints } from "./records/response-versions";
import { responseEndpoints } from "./records/responses";
import { searchEndpoints } from "./records/search";
import { suggestionEndpoints } from "./records/suggestions";
import { webhookEndpoints } from "./webhooks";

/** The whole HTTP API: the server registers each row, the client has a function for each. */
export const endpoints = {
  ...infoEndpoints,
  ...accessEndpoints,
  ...meEndpoints,
  ...signInEndpoints,
  ...secondFactorEndpoints,
  ...passkeyEndpoints,
  ...apiKeyEndpoints,
  ...auditEndpoints,
  ...userEndpoints,
  ...peopleEndpoints,
  ...passwordLinkEndpoints,
  ...deletedPeopleEndpoints,
  ...workspaceEndpoints,
  ...workspaceNameEndpoints,
  ...workspaceMemberEndpoints,
  ...datasetEndpoints,
  ...datasetSummaryEndpoints,
  ...deletedDatasetEndpoints,
  ...agreementEndpoints,
  ...fieldEndpoints,
  ...questionEndpoints,
  ...metadataPropertyEndpoints,
  ...vectorSettingsEndpoints,
  ...recordEndpoints,
  ...recordWritingEndpoints,
  ...searchEndpoints,
  ...responseEndpoints,
  ...responseVersionEndpoints,
  ...bulkActionEndpoints,
  ...suggestionEndpoints,
  ...jobEndpoints,
  ...fileExportEndpoints,
  ...webhookEndpoints,
  ...preferenceEndpoints,
  ...filterSetEndpoints,
  ...claimEndpoints,
  ...eventEndpoints,
};

/** The table's type. */
export type Endpoints = typeof endpoints;
/** The name of an endpoint. */
export type EndpointName = keyof Endpoints;
