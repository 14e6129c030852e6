export { Slider, type SliderProps, type SliderWords } from "./Slider";
