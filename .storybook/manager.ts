import { addons } from "storybook/manager-api";
import { systemTheme } from "./frame-theme";

/** What is read, or has its controls on its page, stands without the panel below it. */
const documents = /^(playground|introduction|guides|contact-sheet|tokens)-/;

addons.setConfig({
  theme: systemTheme(),
  layoutCustomisations: {
    showPanel: ({ storyId = "" }, isShown) => (documents.test(storyId) ? false : isShown),
  },
});
