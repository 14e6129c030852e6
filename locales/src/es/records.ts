import type { records as en } from "../en/records";
import type { Texts } from "../messages";

/** Spanish words of what opens from a record: its details, its picture, what its frame was refused. */
export const records = {
  fields: {
    zoomIn: "Más grande",
    zoomOut: "Más pequeño",
    zoomReset: "Ajustar a la ventana",
    zoomHelp: "Más y menos cambian el tamaño, las flechas mueven la imagen, 0 la muestra entera.",
    json: "Registro como JSON",
    copyJson: "Copiar",
    metadata: "Metadatos",
    metadataValue: "Copiar {{name}}",
    recordId: "Id del registro",
    externalId: "Id externo",
    inserted: "Añadido",
    updated: "Modificado",
    noMetadata: "Este registro no tiene metadatos.",
    refused_one: "Se bloqueó {{count, number}} cosa en este marco",
    refused_other: "Se bloquearon {{count, number}} cosas en este marco",
    refusedWhy:
      "Lo que se ejecuta en un registro no tiene red y no puede abrir, enviar ni guardar nada. Las imágenes y fuentes deben ir escritas como datos.",
    refusals: {
      image: "Imagen:",
      media: "Sonido o vídeo:",
      font: "Fuente:",
      style: "Hoja de estilo:",
      script: "Código:",
      request: "Petición:",
      frame: "Marco:",
      object: "Complemento:",
      link: "Enlace:",
      download: "Descarga:",
      form: "Formulario:",
      popup: "Ventana:",
      dialog: "Mensaje:",
      error: "Error en un script:",
      other: "Otro:",
    },
  },
} satisfies Texts<typeof en>;
