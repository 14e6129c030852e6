export { type DatasetSummary, HomeScreen, type HomeScreenProps } from "./HomeScreen";
export { useSeen } from "./use-seen";
export { lastWorkedOnFirst, summariesOf, workspaceNames } from "./wire";
