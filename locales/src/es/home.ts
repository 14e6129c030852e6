import type { home as en } from "../en/home";
import type { Texts } from "../messages";

/** Spanish texts for the list of datasets. */
export const home = {
  fieldTypes: {
    text: "texto",
    image: "imagen",
    chat: "chat",
    custom: "personalizado",
  },
  datasets: {
    title: "Conjuntos de datos",
    summary: "{{datasets}} en {{workspaces}}",
    datasetCount_one: "{{count, number}} conjunto",
    datasetCount_other: "{{count, number}} conjuntos",
    workspaceCount_one: "{{count, number}} espacio de trabajo",
    workspaceCount_other: "{{count, number}} espacios de trabajo",
    columnName: "Conjunto de datos",
    columnProgress: "Progreso",
    columnRows: "Filas",
    columnTeam: "Equipo",
    columnActivity: "Última actividad",
    emptyTitle: "Aún no hay conjuntos de datos",
    emptyOwner:
      "Importe un archivo con la línea de comandos o cree un conjunto de datos desde Python con su clave de API.",
    emptyAnnotator: "Los conjuntos de datos aparecen aquí en cuanto se le añade a su espacio de trabajo.",
    failedTitle: "No se pudieron cargar los conjuntos de datos",
    failedBody: "Sus respuestas están a salvo. Compruebe la conexión con el servidor.",
    copyLink: "Copiar enlace a {{name}}",
    settings: "Ajustes de {{name}}",
    noTeam: "Nadie todavía",
    progress: "{{completed}} de {{total}} completados",
    rows_one: "{{count, number}} fila",
    rows_other: "{{count, number}} filas",
    draft: "Borrador",
    draftHint: "Aún sin publicar. Los registros se pueden añadir después de publicarlo.",
  },
} satisfies Texts<typeof en>;
