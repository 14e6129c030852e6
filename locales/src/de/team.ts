import type { team as en } from "../en/team";
import type { Texts } from "../messages";

/** German words of how far the team is. */
export const team = {
  team: {
    title: "Fortschritt des Teams",
    completed: "{{completed}} von {{total}} abgeschlossen, {{pending}} nicht abgeschlossen",
    meter: "{{share}} vom Team abgeschlossen",
    people: "Wer mitmacht",
    here: "gerade hier",
    submitted_one: "{{count, number}} abgegeben",
    submitted_other: "{{count, number}} abgegeben",
  },
} satisfies Texts<typeof en>;
