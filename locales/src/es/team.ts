import type { team as en } from "../en/team";
import type { Texts } from "../messages";

/** Spanish texts for the progress and the agreement of the team. */
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
  agreement: {
    title: "Concordancia",
    counts: "{{agreeing}} de {{total}} registros coinciden",
    noRecord: "ningún registro con dos respuestas",
    alpha: "Alfa",
    undefined: "no definido",
    show: "Mostrar discrepancias",
    showOf: "Mostrar discrepancias: {{title}}",
    none: "Ningún registro tiene aún dos respuestas.",
    loading: "Cargando la concordancia",
    failed: "No se ha podido cargar la concordancia.",
    help: "Qué significan las cifras",
    helpCounts:
      "Un registro coincide si todas las respuestas enviadas tienen el mismo valor. Los registros con una sola respuesta no cuentan.",
    helpAlpha:
      "El alfa de Krippendorff tiene en cuenta el azar: 1 significa que todos coinciden, 0 que las respuestas coinciden como por azar, y por debajo de 0 que difieren más. En las valoraciones, las diferencias pequeñas cuentan menos que las grandes.",
    helpRule:
      "Según una regla habitual, las respuestas son fiables a partir de 0,80, sirven para conclusiones provisionales a partir de 0,67 y no son fiables por debajo.",
  },
} satisfies Texts<typeof en>;
