export { ProgressLegend, type ProgressLegendProps } from "./ProgressLegend";
export { ProgressMeter, type ProgressMeterProps, type ProgressPart } from "./ProgressMeter";
