import { defineTheme } from "./define-theme";

/** The theme for daylight: near-black print on warm paper. */
export const light = defineTheme("light", "light", {
  color: {
    // surfaces
    bg: {
      canvas: "oklch(0.962 0.0018 80)",
      page: "oklch(0.995 0.0008 80)",
      margin: "oklch(0.979 0.0012 80)",
      raised: "oklch(0.999 0.0004 80)",
      sunken: "oklch(0.947 0.0025 80)",
      hover: "oklch(0.28 0.04 262 / 0.055)",
      press: "oklch(0.28 0.04 262 / 0.1)",
      scrim: "oklch(0.25 0.03 262 / 0.36)",
    },
    // text
    text: {
      reading: "oklch(0.225 0.024 262)",
      primary: "oklch(0.265 0.024 262)",
      secondary: "oklch(0.445 0.02 262)",
      muted: "oklch(0.515 0.018 262)",
      disabled: "oklch(0.66 0.01 262)",
    },
    // borders
    border: {
      hairline: "oklch(0.882 0.004 80)",
      control: "oklch(0.62 0.014 262)",
      disabled: "oklch(0.83 0.006 80)",
    },
    // accent: the annotator's ink
    accent: {
      solid: "oklch(0.43 0.13 252)",
      hover: "oklch(0.37 0.12 254)",
      press: "oklch(0.32 0.105 256)",
      on: "oklch(0.99 0.003 80)",
      text: "oklch(0.43 0.13 252)",
      subtle: "oklch(0.956 0.019 252)",
      line: "oklch(0.56 0.13 250)",
    },
    // pencil: what a model suggests
    pencil: {
      line: "oklch(0.56 0.012 262)",
      text: "oklch(0.43 0.016 262)",
      bg: "oklch(0.955 0.003 80)",
    },
    // focus
    focus: {
      ring: "oklch(0.52 0.19 256)",
      gap: "oklch(0.995 0.0008 80)",
    },
    // feedback
    danger: {
      solid: "oklch(0.485 0.18 27)",
      hover: "oklch(0.42 0.16 27)",
      on: "oklch(0.99 0.003 80)",
      text: "oklch(0.47 0.175 27)",
      subtle: "oklch(0.955 0.02 25)",
      line: "oklch(0.58 0.17 27)",
    },
    warning: {
      text: "oklch(0.44 0.095 72)",
      subtle: "oklch(0.962 0.034 90)",
      line: "oklch(0.61 0.12 78)",
    },
    success: {
      text: "oklch(0.42 0.095 158)",
      subtle: "oklch(0.958 0.026 158)",
      line: "oklch(0.555 0.105 158)",
    },
    info: { subtle: "oklch(0.955 0.018 252)" },
    // record status
    status: {
      pending: "oklch(0.49 0.016 262)",
      draft: "oklch(0.485 0.105 68)",
      submitted: "oklch(0.44 0.1 162)",
      discarded: "oklch(0.46 0.1 12)",
    },
    // chat roles
    role: {
      2: "oklch(0.44 0.09 185)",
      3: "oklch(0.455 0.11 60)",
      4: "oklch(0.45 0.13 345)",
      5: "oklch(0.45 0.09 120)",
    },
    // code: its own words, texts, numbers, names and comments
    code: {
      word: "oklch(0.39 0.14 262)",
      text: "oklch(0.385 0.09 158)",
      number: "oklch(0.395 0.09 55)",
      name: "oklch(0.4 0.13 320)",
      comment: "oklch(0.415 0.02 262)",
    },
    // search match
    search: {
      bg: "oklch(0.905 0.115 98)",
      text: "oklch(0.225 0.024 262)",
    },
    // skeleton
    skeleton: {
      base: "oklch(0.925 0.004 80)",
      sheen: "oklch(0.958 0.003 80)",
    },
  },
  span: {
    // azure
    1: { line: "oklch(0.656 0.19 250.9)", tint: "oklch(0.945 0.045 250.9)", text: "oklch(0.541 0.19 250.9)" },
    // amber
    2: { line: "oklch(0.665 0.152 62.3)", tint: "oklch(0.945 0.045 62.3)", text: "oklch(0.55 0.152 62.3)" },
    // aubergine
    3: { line: "oklch(0.34 0.06 323.5)", tint: "oklch(0.945 0.018 323.5)", text: "oklch(0.34 0.06 323.5)" },
    // pine
    4: { line: "oklch(0.371 0.06 168.1)", tint: "oklch(0.945 0.018 168.1)", text: "oklch(0.371 0.06 168.1)" },
    // olive
    5: { line: "oklch(0.507 0.104 97.1)", tint: "oklch(0.945 0.031 97.1)", text: "oklch(0.507 0.104 97.1)" },
    // madder
    6: { line: "oklch(0.529 0.155 4.5)", tint: "oklch(0.945 0.045 4.5)", text: "oklch(0.529 0.155 4.5)" },
    // iris
    7: { line: "oklch(0.518 0.1 279.5)", tint: "oklch(0.945 0.03 279.5)", text: "oklch(0.518 0.1 279.5)" },
    // mauve
    8: {
      line: "oklch(0.665 0.078 323.5)",
      tint: "oklch(0.945 0.023 323.5)",
      text: "oklch(0.55 0.078 323.5)",
    },
    // ultramarine
    9: { line: "oklch(0.34 0.21 275.7)", tint: "oklch(0.945 0.045 275.7)", text: "oklch(0.34 0.21 275.7)" },
    // sienna
    10: { line: "oklch(0.354 0.1 44.7)", tint: "oklch(0.945 0.03 44.7)", text: "oklch(0.354 0.1 44.7)" },
    // sage
    11: { line: "oklch(0.652 0.06 119)", tint: "oklch(0.945 0.018 119)", text: "oklch(0.537 0.06 119)" },
    // verdigris
    12: {
      line: "oklch(0.563 0.098 184.2)",
      tint: "oklch(0.945 0.029 184.2)",
      text: "oklch(0.528 0.098 184.2)",
    },
  },
  shadow: {
    popover: "0 1px 2px oklch(0.25 0.03 262 / 0.06), 0 8px 24px -6px oklch(0.25 0.03 262 / 0.14)",
    dialog: "0 2px 4px oklch(0.25 0.03 262 / 0.06), 0 24px 56px -12px oklch(0.25 0.03 262 / 0.26)",
  },
});
