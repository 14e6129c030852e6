import type { ComponentGuide } from "../guide";

/** How to use the range slider. */
export const guide: ComponentGuide = {
  use: ["A choice between two numbers that people rather see than know, such as a score from 0.5 to 0.8."],
  avoid: ["One number: `NumberField`.", "Exact numbers only: two `NumberField`s."],
  keys: [
    ["Arrow keys", "Move the thumb by one step"],
    ["Page Up, Page Down", "Move it by ten steps"],
    ["Home, End", "Move it to its end, or to the other thumb"],
  ],
  accessibility: [
    "Two sliders and two fields in a group that `label` names; `say` turns a value into words.",
    "The thumbs stop at each other, so the range is never reversed.",
  ],
};
