import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

/** What is read, or has its controls on its page, stands without the panel below it. */
const documents = /^(playground|introduction|guides|contact-sheet|tokens)-/;

addons.setConfig({
  theme: create({ base: "light", brandTitle: "Glossa component library", brandTarget: "_self" }),
  layoutCustomisations: {
    showPanel: ({ storyId = "" }, isShown) => (documents.test(storyId) ? false : isShown),
  },
});
