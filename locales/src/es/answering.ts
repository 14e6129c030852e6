import type { answering as en } from "../en/answering";
import type { Texts } from "../messages";

/** Spanish texts for questions. */
export const answering = {
  questionTypes: {
    label_selection: "etiqueta",
    multi_label_selection: "multietiqueta",
    rating: "valoración",
    ranking: "ordenación",
    span: "fragmento",
    text: "texto",
  },
  questions: {
    required: "Respuesta obligatoria",
    markAnswered: "Respondida",
    markSuggested: "Rellenada a partir de una sugerencia",
    answerToSubmit: "Responda a esta pregunta para enviar.",
    unknownType: "Esta versión no puede mostrar preguntas del tipo «{{type}}».",
    unknownRequired:
      "Esta versión no puede mostrar esta pregunta, por lo que la respuesta no se puede enviar aquí.",
    unfit:
      "El valor guardado no se puede mostrar aquí, porque no tiene la forma de esta pregunta. Al guardar se sustituye.",
    markMissing: "Sin responder",
    search: "Buscar etiquetas",
    noLabels: "No se encontraron etiquetas",
    showAll: "Mostrar {{count}} etiquetas más",
    showFewer: "Mostrar menos etiquetas",
    suggestedBy: "Sugerido por {{agent}}",
    suggestedByWithScore: "Sugerido por {{agent}}, puntuación {{score}}",
    suggested: "Sugerido",
    suggestedWithScore: "Sugerido, puntuación {{score}}",
    placeholder: "Escriba su respuesta",
    words_one: "{{count, number}} palabra",
    words_other: "{{count, number}} palabras",
    useSuggestion: "Usar la sugerencia",
    showSuggestion: "Mostrar la sugerencia",
    hideSuggestion: "Ocultar la sugerencia",
    write: "Escribir",
    preview: "Vista previa",
    markdown: "Markdown",
    previewEmpty: "No hay nada que mostrar",
    rankUnranked: "Sin posición",
    rankRanking: "Ordenación",
    rankAll: "Todo ordenado",
    rankDrop: "Suelte aquí",
    rankState: "posición {{rank, number}}",
    rankNone: "sin posición",
    rankMoved: "{{item}}: posición {{rank, number}}",
    rankTaken: "{{item}}: sin posición",
    rankPut: "Mover a la posición {{rank, number}}",
    rankTakeOut: "Quitar de la ordenación",
    rankHintWithoutSingleKeys:
      "Pulse Espacio para mover el elemento enfocado a la primera posición libre. Si ya tiene una posición, Espacio ofrece botones que lo mueven a otra o lo quitan de la ordenación; pulse Tab para llegar a ellos.",
    rankHint:
      "Pulse un número del 1 al {{count, number}} para fijar la posición del elemento enfocado, o 0 o Supr para quitarlo de la ordenación.",
  },
} satisfies Texts<typeof en>;
