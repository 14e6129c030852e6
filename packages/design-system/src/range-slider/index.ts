export { RangeSlider, type RangeSliderProps } from "./RangeSlider";
export type { RangeValue } from "./range";
