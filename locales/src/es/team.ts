import type { team as en } from "../en/team";
import type { Texts } from "../messages";

/** Spanish words of how far the team is. */
export const team = {
  team: {
    title: "Progreso del equipo",
    completed: "{{completed}} de {{total}} completados, {{pending}} sin completar",
    meter: "{{share}} completado por el equipo",
    people: "Quién participa",
    here: "aquí ahora",
    submitted_one: "{{count, number}} enviado",
    submitted_other: "{{count, number}} enviados",
  },
} satisfies Texts<typeof en>;
