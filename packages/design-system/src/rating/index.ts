export { RatingRuler, type RatingRulerProps } from "./RatingRuler";
