export { BottomPanel, type BottomPanelPlace, type BottomPanelProps } from "./BottomPanel";
export type { SplitWords } from "./SplitHandle";
export { type PanelRange, SplitPanels, type SplitPanelsProps } from "./SplitPanels";
