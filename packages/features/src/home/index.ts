export { type DatasetSummary, HomeScreen, type HomeScreenProps } from "./HomeScreen";
export { lastWorkedOnFirst, summaryOf, workspaceNames } from "./wire";
