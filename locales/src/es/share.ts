import type { share as en } from "../en/share";
import type { Texts } from "../messages";

/** Spanish texts for shared progress. */
export const share = {
  share: {
    control: "Compartir su progreso",
    copy: "Copiar el enlace para compartir",
    savePicture: "Guardar como imagen",
    card_one: "{{username}} ha enviado {{count, number}} registro de {{dataset}}",
    card_other: "{{username}} ha enviado {{count, number}} registros de {{dataset}}",
    team: "El equipo ha completado el {{percent}}",
    open: "Abrir {{dataset}}",
    opening: "El conjunto de datos se abre en unos segundos",
    stay: "Quedarse aquí",
    incomplete: "Este enlace compartido está incompleto",
  },
} satisfies Texts<typeof en>;
