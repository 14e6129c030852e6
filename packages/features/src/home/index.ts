export {
  allDatasets,
  type DatasetCriteria,
  datasetCriteriaFrom,
  type SortKey,
  withDatasetCriteria,
} from "./criteria";
export { GuideScreen, type GuideScreenProps } from "./guide/GuideScreen";
export { type GuideId, isGuideId } from "./guide/guide-ids";
export { type DatasetSummary, HomeScreen, type HomeScreenProps } from "./HomeScreen";
export { type DatasetDetails, summariesFrom, summariesOf, workspaceNames } from "./mapper";
export type { HubPorts } from "./margin/HomeMargin";
export type { SnippetPorts } from "./snippets/SnippetDialog";
export type { KeptPlace, ListPlace } from "./use-kept-place";
export { useSeen } from "./use-seen";
