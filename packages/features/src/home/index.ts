export { type DatasetSummary, HomeScreen, type HomeScreenProps } from "./HomeScreen";
