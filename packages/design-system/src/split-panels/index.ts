export { BottomPanel, type BottomPanelPlace, type BottomPanelProps } from "./BottomPanel";
export { type PanelRange, SplitPanels, type SplitPanelsProps } from "./SplitPanels";
export type { SplitWords } from "./StepButtons";
