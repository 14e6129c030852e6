export { BottomPanel, type BottomPanelPlace, type BottomPanelProps } from "./BottomPanel";
export { SplitPanels, type SplitPanelsProps } from "./SplitPanels";
