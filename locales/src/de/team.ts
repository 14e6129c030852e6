import type { team as en } from "../en/team";
import type { Texts } from "../messages";

/** German texts for the progress of the team. */
export const team = {
  team: {
    title: "Fortschritt des Teams",
    completed: "{{completed}} von {{total}} abgeschlossen, {{pending}} nicht abgeschlossen",
    meter: "{{share}} vom Team abgeschlossen",
    people: "Teammitglieder",
    here: "online",
    submitted_one: "{{count, number}} abgegeben",
    submitted_other: "{{count, number}} abgegeben",
  },
} satisfies Texts<typeof en>;
