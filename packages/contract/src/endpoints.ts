import { accessEndpoints } from "./access";
import { apiKeyEndpoints } from "./api-keys";
import { auditEndpoints } from "./audit";
import { bulkActionEndpoints } from "./bulk-actions";
import { claimEndpoints } from "./claims";
import { datasetSummaryEndpoints } from "./dataset-summaries";
import { datasetEndpoints } from "./datasets";
import { deletedPeopleEndpoints } from "./deleted-people";
import { eventEndpoints } from "./events";
import { fieldEndpoints } from "./fields";
import { fileExportEndpoints } from "./file-exports";
import { filterSetEndpoints } from "./filter-sets";
import { infoEndpoints } from "./info";
import { jobEndpoints } from "./jobs";
import { meEndpoints } from "./me";
import { metadataPropertyEndpoints } from "./metadata-properties";
import { passkeyEndpoints } from "./passkeys";
import { passwordLinkEndpoints } from "./password-links";
import { peopleEndpoints } from "./people";
import { preferenceEndpoints } from "./preferences";
import { questionEndpoints } from "./questions";
import { recordWritingEndpoints } from "./record-writing";
import { recordEndpoints } from "./records";
import { responseVersionEndpoints } from "./response-versions";
import { responseEndpoints } from "./responses";
import { searchEndpoints } from "./search";
import { secondFactorEndpoints } from "./second-factor";
import { signInEndpoints } from "./sign-ins";
import { suggestionEndpoints } from "./suggestions";
import { userEndpoints } from "./users";
import { vectorSettingsEndpoints } from "./vectors-settings";
import { webhookEndpoints } from "./webhooks";
import { workspaceMemberEndpoints } from "./workspace-members";
import { workspaceEndpoints } from "./workspaces";

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
  ...workspaceMemberEndpoints,
  ...datasetEndpoints,
  ...datasetSummaryEndpoints,
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
