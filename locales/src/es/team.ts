import type { team as en } from "../en/team";
import type { Texts } from "../messages";

/** Spanish texts for the progress of the team. */
export const team = {
  team: {
    title: "Progreso del equipo",
    completed: "{{completed}} de {{total}} completados, {{pending}} sin completar",
    meter: "{{share}} completado por el equipo",
    people: "Miembros del equipo",
    here: "en línea",
    submitted_one: "{{count, number}} enviado",
    submitted_other: "{{count, number}} enviados",
  },
} satisfies Texts<typeof en>;
