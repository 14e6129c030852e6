import type { team as en } from "../en/team";
import type { Texts } from "../messages";

/** Spanish texts for the progress and the agreement of the team. */
export const team = {
  team: {
    answers: "Respuestas de los demás",
    useAnswer: "Usar",
    useAnswerOf: "Usar «{{text}}» de {{names}}",
    title: "Progreso del equipo",
    completed: "{{completed}} de {{total}} completados, {{pending}} sin completar",
    meter: "{{share}} completado por el equipo",
    people: "Miembros del equipo",
    here: "en línea",
    submitted_one: "{{count, number}} enviado",
    showResponses: "Mostrar lo que ha enviado {{username}}",
    submitted_other: "{{count, number}} enviados",
  },
  agreement: {
    title: "Concordancia",
    counts: "{{agreeing}} de {{total}} registros coinciden",
    noRecord: "ningún registro con dos respuestas a esta pregunta",
    alpha: "Alfa",
    f1: "F1",
    undefined: "no definido",
    show: "Mostrar discrepancias",
    showOf: "Mostrar discrepancias: {{title}}",
    people: "Por persona",
    peopleOf: "Por persona: {{title}}",
    peopleShare: "La proporción de respuestas de los demás a los mismos registros que tienen el mismo valor.",
    peopleF1: "F1 de los fragmentos respecto a los de los demás en los mismos registros.",
    whose: "Respuestas de",
    everyone: "Todas las personas",
    some_one: "{{count, number}} persona",
    some_other: "{{count, number}} personas",
    tooFew: "Elija al menos a dos personas.",
    personRecords_one: "{{count, number}} registro",
    personRecords_other: "{{count, number}} registros",
    none: "Ningún registro tiene aún dos respuestas.",
    loading: "Cargando la concordancia",
    failed: "No se ha podido cargar la concordancia.",
    help: "Qué significan las cifras",
    helpCounts:
      "Las respuestas a un registro coinciden si todas las enviadas tienen el mismo valor. Solo cuentan las respuestas que contestan a la pregunta; los registros con una sola de ellas quedan fuera.",
    helpAlpha:
      "El alfa de Krippendorff tiene en cuenta el azar: 1 significa concordancia total; 0, una concordancia como la del azar, y los valores por debajo de 0, una aún menor. En las valoraciones, las diferencias pequeñas cuentan menos que las grandes. En las ordenaciones, lo mismo vale para la posición de cada elemento, de modo que un intercambio de vecinos cuenta poco.",
    helpRule:
      "Según una regla habitual, las respuestas son fiables a partir de 0,80, sirven para conclusiones provisionales a partir de 0,67 y no son fiables por debajo.",
    helpF1:
      "En los fragmentos, F1 es la proporción de los que dos personas han marcado por igual, con el mismo inicio, final y etiqueta: 1 significa todos; 0, ninguno.",
  },
} satisfies Texts<typeof en>;
