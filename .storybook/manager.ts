import { addons } from "storybook/manager-api";
import { systemTheme } from "./frame-theme";

/** Pages without controls, and pages that contain their own, are shown without the panel below them. */
const documents = /^(playground|introduction|guides|contact-sheet|tokens)-/;

addons.setConfig({
  theme: systemTheme(),
  layoutCustomisations: {
    showPanel: ({ storyId = "" }, isShown) => (documents.test(storyId) ? false : isShown),
  },
});
