import type { records as en } from "../en/records";
import type { Texts } from "../messages";

/** Spanish texts for the details of a record, the enlarged image and what an embedded frame may not do. */
export const records = {
  history: {
    open: "Historial de respuestas",
    title: "Historial de respuestas",
    hint: "Cada versión con su autor y su fecha; la más reciente, primero.",
    loading: "Cargando el historial",
    failed: "No se pudo cargar el historial.",
    more: "Mostrar anteriores",
    none: "Nadie ha respondido todavía a este registro.",
    written: "Escrita el {{when}}",
    writtenBy: "Escrita el {{when}} por {{name}}",
    current: "versión actual",
    replaced: "sustituida el {{when}}",
    deleted: "eliminada el {{when}}",
    changed: "modificada",
  },
  fields: {
    zoomIn: "Acercar",
    zoomOut: "Alejar",
    zoomReset: "Ajustar a la ventana",
    zoomHelp:
      "Pulse más o menos para cambiar el tamaño, las flechas para mover la imagen y 0 para verla entera.",
    json: "Registro como JSON",
    copyJson: "Copiar",
    metadata: "Metadatos",
    metadataValue: "Copiar {{name}}",
    recordId: "ID del registro",
    externalId: "ID externo",
    inserted: "Añadido",
    updated: "Modificado",
    noMetadata: "Este registro no tiene metadatos.",
    refused_one: "Se bloqueó {{count, number}} elemento en este contenido",
    refused_other: "Se bloquearon {{count, number}} elementos en este contenido",
    refusedWhy:
      "El contenido incrustado no tiene acceso a la red y no puede abrir, enviar ni guardar nada. Incluya las imágenes y fuentes como URL de datos.",
    refusals: {
      image: "Imagen:",
      media: "Audio o vídeo:",
      font: "Fuente:",
      style: "Hoja de estilos:",
      script: "Script:",
      request: "Solicitud:",
      frame: "Marco:",
      object: "Complemento:",
      link: "Enlace:",
      download: "Descarga:",
      form: "Formulario:",
      popup: "Ventana:",
      dialog: "Cuadro de diálogo:",
      error: "Error de script:",
      other: "Otro:",
    },
  },
} satisfies Texts<typeof en>;
