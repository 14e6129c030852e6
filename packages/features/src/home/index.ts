export { type DatasetSummary, HomeScreen, type HomeScreenProps } from "./HomeScreen";
export { type DatasetDetails, lastWorkedOnFirst, summariesOf, workspaceNames } from "./mapper";
export { useSeen } from "./use-seen";
