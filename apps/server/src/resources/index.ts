import type { FastifyInstance } from "fastify";
import { openApiRoutes } from "../openapi/openapi.routes";
import type { Services } from "../services";
import { accessRoutes } from "./access/access.routes";
import { agreementRoutes } from "./agreement/agreement.routes";
import { apiKeyRoutes } from "./api-keys/api-keys.routes";
import { auditRoutes } from "./audit/audit.routes";
import { bulkActionRoutes } from "./bulk-actions/bulk-actions.routes";
import { claimRoutes } from "./claims/claims.routes";
import { datasetSummaryRoutes } from "./datasets/dataset-summaries.routes";
import { datasetRoutes } from "./datasets/datasets.routes";
import { progressRoutes } from "./datasets/progress.routes";
import { deletedDatasetRoutes } from "./deleted-datasets/deleted-datasets.routes";
import { deletedPeopleRoutes } from "./deleted-people/deleted-people.routes";
import { eventRoutes } from "./events/events.routes";
import { fieldRoutes } from "./fields/fields.routes";
import { fileExportRoutes } from "./file-exports/file-exports.routes";
import { filterSetRoutes } from "./filter-sets/filter-sets.routes";
import { infoRoutes } from "./info/info.routes";
import { jobRoutes } from "./jobs/jobs.routes";
import { metadataPropertyRoutes } from "./metadata-properties/metadata-properties.routes";
import { monitoringRoutes } from "./monitoring/monitoring.routes";
import { preferenceRoutes } from "./preferences/preferences.routes";
import { presenceRoutes } from "./presence/presence.routes";
import { providerRoutes } from "./providers/providers.routes";
import { questionRoutes } from "./questions/questions.routes";
import { bulkRecordRoutes, recordRoutes } from "./records/records.routes";
import { responseVersionRoutes } from "./responses/response-versions.routes";
import { responseRoutes } from "./responses/responses.routes";
import { searchRoutes } from "./search/search.routes";
import { signInRoutes } from "./sign-ins/sign-ins.routes";
import { suggestionRoutes } from "./suggestions/suggestions.routes";
import { exportRoutes } from "./transfers/exports.routes";
import { importRoutes } from "./transfers/imports.routes";
import { credentialRoutes } from "./users/credentials.routes";
import { peopleRoutes } from "./users/people.routes";
import { userRoutes } from "./users/users.routes";
import { vectorSettingsRoutes } from "./vectors-settings/vectors-settings.routes";
import { deliveryRoutes } from "./webhooks/deliveries.routes";
import { webhookRoutes } from "./webhooks/webhooks.routes";
import { workspaceMemberRoutes } from "./workspaces/workspace-members.routes";
import { workspaceRoutes } from "./workspaces/workspaces.routes";

/** The routes of all resources. A new resource must be added here. */
export const resources: readonly ((app: FastifyInstance, services: Services) => void)[] = [
  monitoringRoutes,
  infoRoutes,
  openApiRoutes,
  accessRoutes,
  providerRoutes,
  userRoutes,
  credentialRoutes,
  signInRoutes,
  apiKeyRoutes,
  auditRoutes,
  peopleRoutes,
  deletedDatasetRoutes,
  deletedPeopleRoutes,
  workspaceRoutes,
  workspaceMemberRoutes,
  datasetRoutes,
  datasetSummaryRoutes,
  progressRoutes,
  agreementRoutes,
  fieldRoutes,
  questionRoutes,
  metadataPropertyRoutes,
  vectorSettingsRoutes,
  bulkRecordRoutes,
  recordRoutes,
  searchRoutes,
  responseRoutes,
  responseVersionRoutes,
  bulkActionRoutes,
  suggestionRoutes,
  jobRoutes,
  importRoutes,
  exportRoutes,
  fileExportRoutes,
  webhookRoutes,
  deliveryRoutes,
  preferenceRoutes,
  filterSetRoutes,
  claimRoutes,
  presenceRoutes,
  eventRoutes,
];
