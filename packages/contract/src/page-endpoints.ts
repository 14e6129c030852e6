import { accessEndpoints } from "./accounts/access";
import { apiKeyEndpoints } from "./accounts/api-keys";
import { meEndpoints } from "./accounts/me";
import { preferenceEndpoints } from "./accounts/preferences";
import { signInEndpoints } from "./accounts/sign-ins";
import { datasetSummaryEndpoints } from "./datasets/dataset-summaries";
import { datasetEndpoints } from "./datasets/datasets";
import { fieldEndpoints } from "./datasets/fields";
import { filterSetEndpoints } from "./datasets/filter-sets";
import { metadataPropertyEndpoints } from "./datasets/metadata-properties";
import { questionEndpoints } from "./datasets/questions";
import { vectorSettingsEndpoints } from "./datasets/vectors-settings";
import { workspaceEndpoints } from "./datasets/workspaces";
import { infoEndpoints } from "./info";
import { bulkActionEndpoints } from "./records/bulk-actions";
import { claimEndpoints } from "./records/claims";
import { recordEndpoints } from "./records/records";
import { responseEndpoints } from "./records/responses";
import { searchEndpoints } from "./records/search";

/** What people's pages ask of a server; the rest of the table would come along for nothing. */
export const pageEndpoints = {
  ...infoEndpoints,
  ...accessEndpoints,
  ...meEndpoints,
  ...signInEndpoints,
  ...apiKeyEndpoints,
  ...workspaceEndpoints,
  ...datasetEndpoints,
  ...datasetSummaryEndpoints,
  ...fieldEndpoints,
  ...questionEndpoints,
  ...metadataPropertyEndpoints,
  ...vectorSettingsEndpoints,
  ...recordEndpoints,
  ...searchEndpoints,
  ...responseEndpoints,
  ...bulkActionEndpoints,
  ...preferenceEndpoints,
  ...filterSetEndpoints,
  ...claimEndpoints,
};
