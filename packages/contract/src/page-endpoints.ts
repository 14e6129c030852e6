import { apiKeyEndpoints } from "./api-keys";
import { bulkActionEndpoints } from "./bulk-actions";
import { claimEndpoints } from "./claims";
import { datasetSummaryEndpoints } from "./dataset-summaries";
import { datasetEndpoints } from "./datasets";
import { entryEndpoints } from "./entry-endpoints";
import { fieldEndpoints } from "./fields";
import { filterSetEndpoints } from "./filter-sets";
import { metadataPropertyEndpoints } from "./metadata-properties";
import { preferenceEndpoints } from "./preferences";
import { questionEndpoints } from "./questions";
import { recordEndpoints } from "./records";
import { responseEndpoints } from "./responses";
import { searchEndpoints } from "./search";
import { vectorSettingsEndpoints } from "./vectors-settings";
import { workspaceEndpoints } from "./workspaces";

/** What people's pages ask of a server; the rest of the table would come along for nothing. */
export const pageEndpoints = {
  ...entryEndpoints,
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
