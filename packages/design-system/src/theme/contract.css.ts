import { createGlobalTheme, createGlobalThemeContract } from "@vanilla-extract/css";
import { constants } from "./constants";
import { tokenName } from "./token-name";

const spanHue = { line: null, tint: null, text: null };

/** Every value that a theme must supply; a missing one is a type error in the theme. */
export const themeContract = createGlobalThemeContract(
  {
    color: {
      // surfaces
      bg: {
        canvas: null,
        page: null,
        margin: null,
        raised: null,
        sunken: null,
        hover: null,
        press: null,
        selected: null,
        scrim: null,
      },
      // text
      text: { reading: null, primary: null, secondary: null, muted: null, disabled: null, link: null },
      // borders
      border: { hairline: null, control: null, strong: null, disabled: null },
      // accent: the annotator's ink
      accent: { solid: null, hover: null, press: null, on: null, text: null, subtle: null, line: null },
      // pencil: what a model suggests
      pencil: { line: null, text: null, bg: null },
      // an answer filled in by a suggestion and not yet confirmed
      pencilled: { bg: null },
      // a pressed toggle or the chosen segment
      toggled: { bg: null, on: null },
      // focus
      focus: { ring: null, gap: null },
      // feedback
      danger: { solid: null, hover: null, on: null, text: null, subtle: null, line: null },
      warning: { text: null, subtle: null, line: null },
      success: { text: null, subtle: null, line: null },
      info: { text: null, subtle: null, line: null },
      // record status
      status: { pending: null, draft: null, submitted: null, discarded: null },
      // chat roles
      role: { 1: null, 2: null, 3: null, 4: null, 5: null },
      // tokens in code, on the sunken background
      code: { word: null, text: null, number: null, name: null, comment: null },
      // search match
      search: { bg: null, text: null },
      // skeleton
      skeleton: { base: null, sheen: null },
      // the squares behind the transparent parts of a picture
      picture: { base: null, check: null },
    },
    span: {
      1: spanHue,
      2: spanHue,
      3: spanHue,
      4: spanHue,
      5: spanHue,
      6: spanHue,
      7: spanHue,
      8: spanHue,
      9: spanHue,
      10: spanHue,
      11: spanHue,
      12: spanHue,
      stroke: null,
    },
    width: { hairline: null, control: null, strong: null, pencilled: null, invalid: null, active: null },
    line: { invalid: null },
    focus: { width: null, offset: null },
    shadow: { popover: null, dialog: null },
  },
  (_value, path) => tokenName(path),
);

const constantContract = createGlobalThemeContract(constants, (_value, path) => tokenName(path));
createGlobalTheme(":root", constantContract, constants);

/** The custom properties that all styles use, named after the tokens of the design. */
export const vars = {
  ...constantContract,
  ...themeContract,
  span: { ...constantContract.span, ...themeContract.span },
};
