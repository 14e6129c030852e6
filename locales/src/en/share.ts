/** English texts for shared progress. */
export const share = {
  share: {
    control: "Share your progress",
    copy: "Copy share link",
    savePicture: "Save as image",
    card_one: "{{username}} has submitted {{count, number}} record of {{dataset}}",
    card_other: "{{username}} has submitted {{count, number}} records of {{dataset}}",
    team: "The team has completed {{percent}}",
    open: "Open {{dataset}}",
    opening: "The dataset opens in a few seconds",
    stay: "Stay here",
    incomplete: "This share link is incomplete",
  },
} as const;
