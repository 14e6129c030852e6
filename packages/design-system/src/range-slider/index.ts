export { RangeSlider, type RangeSliderProps, type RangeWords } from "./RangeSlider";
export type { RangeValue } from "./range";
