export { type DatasetSummary, HomeScreen, type HomeScreenProps } from "./HomeScreen";
export { lastWorkedOnFirst, summariesOf, workspaceNames } from "./mapper";
export { useSeen } from "./use-seen";
