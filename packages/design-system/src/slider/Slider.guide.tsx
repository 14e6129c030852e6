import type { ComponentGuide } from "../guide";
import { Slider } from "./Slider";

const nothing = () => undefined;
const percent = (value: number) => `${Math.round(value * 100)}%`;

/** How to use the slider. */
export const guide: ComponentGuide = {
  use: ["One number that people rather see on a scale than know, such as how sure they are."],
  avoid: [
    "A range with two ends: `RangeSlider`.",
    "An exact number, or one without limits: `NumberField`.",
    "A few steps, each of which means something: `RatingRuler`.",
  ],
  anatomy: [
    "Label",
    "Rail, filled up to the value",
    "Thumb",
    "The value, or a field for exact values (`words`)",
    "Help or error",
  ],
  keys: [
    ["→ ↑, ← ↓", "One step more, one less; in right-to-left text ← is more"],
    ["Page Up, Page Down", "Ten steps"],
    ["Home, End", "The smallest and the largest value"],
  ],
  accessibility: [
    "A slider that `label` names; `say` turns a value into words.",
    "With `words` the field beside it is named “Confidence, exact value”; a number beyond the limits becomes the limit, and that is announced.",
  ],
  content: ["`say` has the unit: “60 percent”."],
  do: {
    picture: (
      <Slider label="Confidence" min={0} max={1} step={0.05} value={0.8} onChange={nothing} say={percent} />
    ),
    text: "A share of a scale that everybody sees, with the value beside it.",
  },
  dont: {
    picture: <Slider label="Year" min={0} max={4000} step={1} value={2026} onChange={nothing} />,
    text: "A pixel is ten years: use a `NumberField`, or limits near the values that exist.",
  },
};
