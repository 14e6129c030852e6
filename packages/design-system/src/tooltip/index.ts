export { DescriptionTooltip, type DescriptionTooltipProps } from "./DescriptionTooltip";
export { Tooltip, type TooltipProps } from "./Tooltip";
