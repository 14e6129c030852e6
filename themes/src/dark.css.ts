import { defineTheme } from "./define-theme";

/** The theme for dim rooms. */
export const dark = defineTheme("dark", "dark", {
  color: {
    // surfaces
    bg: {
      canvas: "oklch(0.178 0.008 262)",
      page: "oklch(0.218 0.009 262)",
      margin: "oklch(0.199 0.0085 262)",
      raised: "oklch(0.252 0.011 262)",
      sunken: "oklch(0.165 0.008 262)",
      hover: "oklch(0.93 0.02 262 / 0.07)",
      press: "oklch(0.93 0.02 262 / 0.12)",
      scrim: "oklch(0.08 0.01 262 / 0.62)",
    },
    // text
    text: {
      reading: "oklch(0.918 0.008 90)",
      primary: "oklch(0.895 0.008 90)",
      secondary: "oklch(0.745 0.012 262)",
      muted: "oklch(0.66 0.014 262)",
      disabled: "oklch(0.5 0.012 262)",
    },
    // borders
    border: {
      hairline: "oklch(0.318 0.012 262)",
      control: "oklch(0.535 0.016 262)",
      disabled: "oklch(0.37 0.012 262)",
    },
    // accent: the annotator's ink
    accent: {
      solid: "oklch(0.75 0.098 248)",
      hover: "oklch(0.805 0.085 246)",
      press: "oklch(0.85 0.07 244)",
      on: "oklch(0.195 0.03 256)",
      text: "oklch(0.79 0.095 245)",
      subtle: "oklch(0.292 0.045 254)",
      line: "oklch(0.64 0.1 248)",
    },
    // pencil: what a model suggests
    pencil: {
      line: "oklch(0.63 0.014 262)",
      text: "oklch(0.79 0.012 262)",
      bg: "oklch(0.262 0.009 262)",
    },
    // focus
    focus: {
      ring: "oklch(0.82 0.12 236)",
      gap: "oklch(0.178 0.008 262)",
    },
    // feedback
    danger: {
      solid: "oklch(0.73 0.135 24)",
      hover: "oklch(0.785 0.11 24)",
      on: "oklch(0.195 0.04 25)",
      text: "oklch(0.77 0.125 24)",
      subtle: "oklch(0.285 0.045 25)",
      line: "oklch(0.64 0.14 25)",
    },
    warning: {
      text: "oklch(0.84 0.105 86)",
      subtle: "oklch(0.288 0.035 84)",
      line: "oklch(0.64 0.095 82)",
    },
    success: {
      text: "oklch(0.8 0.11 158)",
      subtle: "oklch(0.275 0.035 160)",
      line: "oklch(0.6 0.095 158)",
    },
    info: { subtle: "oklch(0.278 0.038 254)" },
    // record status
    status: {
      pending: "oklch(0.72 0.014 262)",
      draft: "oklch(0.81 0.115 82)",
      submitted: "oklch(0.78 0.115 160)",
      discarded: "oklch(0.745 0.09 10)",
    },
    // chat roles
    role: {
      2: "oklch(0.8 0.09 185)",
      3: "oklch(0.81 0.1 70)",
      4: "oklch(0.78 0.105 345)",
      5: "oklch(0.81 0.105 120)",
    },
    // code: its own words, texts, numbers, names and comments
    code: {
      word: "oklch(0.8 0.095 250)",
      text: "oklch(0.82 0.1 158)",
      number: "oklch(0.83 0.1 75)",
      name: "oklch(0.81 0.1 325)",
      comment: "oklch(0.76 0.015 262)",
    },
    // search match
    search: {
      bg: "oklch(0.45 0.095 88)",
      text: "oklch(0.985 0.01 90)",
    },
    // skeleton
    skeleton: {
      base: "oklch(0.278 0.01 262)",
      sheen: "oklch(0.315 0.011 262)",
    },
  },
  span: {
    // azure
    1: { line: "oklch(0.732 0.15 239.9)", tint: "oklch(0.315 0.06 239.9)", text: "oklch(0.732 0.15 239.9)" },
    // amber
    2: { line: "oklch(0.877 0.058 70.4)", tint: "oklch(0.315 0.026 70.4)", text: "oklch(0.877 0.058 70.4)" },
    // aubergine
    3: {
      line: "oklch(0.624 0.121 339.7)",
      tint: "oklch(0.315 0.054 339.7)",
      text: "oklch(0.654 0.121 339.7)",
    },
    // pine
    4: {
      line: "oklch(0.618 0.145 156.1)",
      tint: "oklch(0.315 0.06 156.1)",
      text: "oklch(0.623 0.145 156.1)",
    },
    // olive
    5: { line: "oklch(0.741 0.15 95.2)", tint: "oklch(0.315 0.06 95.2)", text: "oklch(0.741 0.15 95.2)" },
    // madder
    6: { line: "oklch(0.733 0.13 15.5)", tint: "oklch(0.315 0.059 15.5)", text: "oklch(0.733 0.13 15.5)" },
    // iris
    7: { line: "oklch(0.617 0.15 274.1)", tint: "oklch(0.315 0.06 274.1)", text: "oklch(0.647 0.15 274.1)" },
    // mauve
    8: {
      line: "oklch(0.758 0.045 320.1)",
      tint: "oklch(0.315 0.02 320.1)",
      text: "oklch(0.758 0.045 320.1)",
    },
    // ultramarine
    9: {
      line: "oklch(0.885 0.055 264.3)",
      tint: "oklch(0.315 0.025 264.3)",
      text: "oklch(0.885 0.055 264.3)",
    },
    // sienna
    10: { line: "oklch(0.623 0.15 48.9)", tint: "oklch(0.315 0.06 48.9)", text: "oklch(0.653 0.15 48.9)" },
    // sage
    11: { line: "oklch(0.885 0.15 118.6)", tint: "oklch(0.315 0.06 118.6)", text: "oklch(0.885 0.15 118.6)" },
    // verdigris
    12: { line: "oklch(0.885 0.076 181)", tint: "oklch(0.315 0.034 181)", text: "oklch(0.885 0.076 181)" },
  },
  shadow: {
    popover: "0 1px 2px oklch(0 0 0 / 0.4), 0 8px 24px -6px oklch(0 0 0 / 0.55)",
    dialog: "0 24px 56px -12px oklch(0 0 0 / 0.7)",
  },
});
