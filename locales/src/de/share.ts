import type { share as en } from "../en/share";
import type { Texts } from "../messages";

/** German words of shared progress. */
export const share = {
  share: {
    control: "Fortschritt teilen",
    copy: "Link zum Teilen kopieren",
    savePicture: "Als Bild speichern",
    card_one: "{{username}} hat {{count, number}} Datensatz von {{dataset}} eingereicht",
    card_other: "{{username}} hat {{count, number}} Datensätze von {{dataset}} eingereicht",
    team: "Das Team hat {{percent}} abgeschlossen",
    open: "{{dataset}} öffnen",
    opening: "Das Dataset öffnet sich in ein paar Sekunden",
    stay: "Hier bleiben",
    incomplete: "Dieser Link sagt nicht, wessen Fortschritt er zeigt",
  },
} satisfies Texts<typeof en>;
