import { defineTheme } from "./define-theme";

/** Black and white with doubled edges; hue survives only beside a glyph or a word. */
export const highContrast = defineTheme("high-contrast", "dark", {
  color: {
    // surfaces
    bg: {
      canvas: "#000000",
      page: "#000000",
      margin: "#000000",
      raised: "#000000",
      sunken: "#000000",
      hover: "#333333",
      press: "#4d4d4d",
      scrim: "oklch(0 0 0 / 0.8)",
    },
    // text
    text: {
      reading: "#ffffff",
      primary: "#ffffff",
      secondary: "#ffffff",
      muted: "#ffffff",
      disabled: "#b3b3b3",
    },
    // borders
    border: {
      hairline: "#ffffff",
      control: "#ffffff",
      disabled: "#8c8c8c",
    },
    // accent: the annotator's ink
    accent: {
      solid: "#ffffff",
      hover: "#d9d9d9",
      press: "#bfbfbf",
      on: "#000000",
      text: "#ffffff",
      subtle: "#333333",
      line: "#ffffff",
    },
    // pencil: what a model suggests
    pencil: {
      line: "#ffffff",
      text: "#ffffff",
      bg: "#1a1a1a",
    },
    // an answer filled in by a suggestion and not yet confirmed
    pencilled: {
      bg: "#000000",
    },
    // a pressed toggle or the chosen segment
    toggled: {
      bg: "#ffffff",
      on: "#000000",
    },
    // focus
    focus: {
      ring: "#ffe100",
      gap: "#000000",
    },
    // feedback
    danger: {
      solid: "#ffffff",
      hover: "#d9d9d9",
      on: "#000000",
      text: "#ffffff",
      subtle: "#000000",
      line: "#ffffff",
    },
    warning: {
      text: "#ffffff",
      subtle: "#000000",
      line: "#ffffff",
    },
    success: {
      text: "#ffffff",
      subtle: "#000000",
      line: "#ffffff",
    },
    info: { subtle: "#000000" },
    // record status
    status: {
      pending: "#ffffff",
      draft: "#ffc266",
      submitted: "#8cf2c0",
      discarded: "#ff9db5",
    },
    // chat roles
    role: {
      2: "#7fe5da",
      3: "#ffc266",
      4: "#ffa8dc",
      5: "#c3e86b",
    },
    // code: its own words, texts, numbers, names and comments
    code: {
      word: "#8fd0ff",
      text: "#8ff0a4",
      number: "#ffc266",
      name: "#ffa8dc",
      comment: "#d9d9d9",
    },
    // search match
    search: {
      bg: "#ffffff",
      text: "#000000",
    },
    // skeleton
    skeleton: {
      base: "#333333",
      sheen: "#4d4d4d",
    },
  },
  span: {
    // azure
    1: { line: "oklch(0.913 0.05 232.6)", tint: "oklch(0.3 0.015 232.6)", text: "oklch(0.913 0.05 232.6)" },
    // amber
    2: { line: "oklch(0.675 0.136 86.3)", tint: "oklch(0.3 0.041 86.3)", text: "oklch(0.675 0.136 86.3)" },
    // aubergine
    3: { line: "oklch(0.7 0.22 312.1)", tint: "oklch(0.3 0.05 312.1)", text: "oklch(0.7 0.22 312.1)" },
    // pine
    4: { line: "oklch(0.66 0.112 174.2)", tint: "oklch(0.3 0.034 174.2)", text: "oklch(0.66 0.112 174.2)" },
    // olive
    5: { line: "oklch(0.93 0.063 93.9)", tint: "oklch(0.3 0.019 93.9)", text: "oklch(0.93 0.063 93.9)" },
    // madder
    6: { line: "oklch(0.7 0.199 7.9)", tint: "oklch(0.3 0.05 7.9)", text: "oklch(0.7 0.199 7.9)" },
    // iris
    7: { line: "oklch(0.812 0.109 298.3)", tint: "oklch(0.3 0.033 298.3)", text: "oklch(0.812 0.109 298.3)" },
    // mauve
    8: { line: "oklch(0.762 0.05 347.5)", tint: "oklch(0.3 0.015 347.5)", text: "oklch(0.762 0.05 347.5)" },
    // ultramarine
    9: { line: "oklch(0.673 0.065 255.8)", tint: "oklch(0.3 0.019 255.8)", text: "oklch(0.673 0.065 255.8)" },
    // sienna
    10: { line: "oklch(0.792 0.119 49.1)", tint: "oklch(0.3 0.036 49.1)", text: "oklch(0.792 0.119 49.1)" },
    // sage
    11: { line: "oklch(0.865 0.22 126.9)", tint: "oklch(0.3 0.05 126.9)", text: "oklch(0.865 0.22 126.9)" },
    // verdigris
    12: { line: "oklch(0.925 0.11 177.3)", tint: "oklch(0.3 0.033 177.3)", text: "oklch(0.925 0.11 177.3)" },
    stroke: "3px",
  },
  width: {
    control: "2px",
    strong: "3px",
    pencilled: "3px",
    invalid: "6px",
    active: "4px",
  },
  line: { invalid: "double" },
  focus: { width: "3px" },
  shadow: {
    popover: "0 0 0 1px #ffffff",
    dialog: "0 0 0 2px #ffffff",
  },
});
