export { DescriptionTooltip, type DescriptionTooltipProps } from "./DescriptionTooltip";
export { DisabledReason, type DisabledReasonProps } from "./DisabledReason";
export { Tooltip, type TooltipProps } from "./Tooltip";
