import type { ComponentGuide } from "@glossa/design-system";

/** How to use the settings of questions. */
export const guide: ComponentGuide = {
  use: ["A page on which questions are created or changed."],
  avoid: ["Answering a question: `QuestionView`."],
  keys: [
    ["Tab", "Moves from setting to setting"],
    ["↑ ↓", "In the list of options, go to the next line; on a grip, move the option"],
  ],
  accessibility: ["Each setting has a label; an error is announced and names the option that it concerns."],
};
