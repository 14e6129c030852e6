import type { share as en } from "../en/share";
import type { Texts } from "../messages";

/** German texts for shared progress. */
export const share = {
  share: {
    control: "Fortschritt teilen",
    copy: "Freigabelink kopieren",
    savePicture: "Als Bild speichern",
    card_one: "{{username}} hat {{count, number}} Datensatz von {{dataset}} abgegeben",
    card_other: "{{username}} hat {{count, number}} Datensätze von {{dataset}} abgegeben",
    team: "Das Team hat {{percent}} abgeschlossen",
    open: "{{dataset}} öffnen",
    opening: "Das Dataset wird in wenigen Sekunden geöffnet",
    stay: "Hier bleiben",
    incomplete: "Dieser Freigabelink ist unvollständig",
  },
} satisfies Texts<typeof en>;
