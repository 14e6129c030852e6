import type { ComponentGuide } from "../guide";
import { RangeSlider } from "./RangeSlider";

const nothing = () => undefined;
const words = { from: "From", to: "To", between: "to", exact: "exact value", limit: String };

/** How to use the range slider. */
export const guide: ComponentGuide = {
  use: ["A choice between two numbers that people rather see than know, such as a score from 0.5 to 0.8."],
  avoid: ["One number: `Slider`, or `NumberField`.", "Exact numbers only: two `NumberField`s."],
  anatomy: ["Label", "Rail with the selected range", "Two thumbs", "Two fields for exact values"],
  keys: [
    ["Arrow keys", "Move the thumb by one step"],
    ["Page Up, Page Down", "Move it by ten steps"],
    ["Home, End", "Move it to its end, or to the other thumb"],
  ],
  accessibility: [
    "Two sliders and two fields in a group that `label` names; `say` turns a value into words.",
    "The thumbs stop at each other, so the range is never reversed. A number that is typed beyond that becomes the limit, and the field announces it.",
    "`words.exact` distinguishes the fields from the thumbs: “From, exact value”.",
  ],
  content: ["`say` has the unit: “60 percent”."],
  do: {
    picture: (
      <RangeSlider
        label="Score"
        min={0}
        max={1}
        step={0.05}
        value={[0.5, 0.8]}
        onChange={nothing}
        words={words}
      />
    ),
    text: "A share of a scale that everybody sees.",
  },
  dont: {
    picture: (
      <RangeSlider
        label="Year"
        min={0}
        max={4000}
        step={1}
        value={[2024, 2026]}
        onChange={nothing}
        words={words}
      />
    ),
    text: "A pixel is ten years: use two `NumberField`s, or limits near the values that exist.",
  },
};
