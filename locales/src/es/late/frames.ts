import type { frames as en } from "../../en/late/frames";
import type { Texts } from "../../messages";

/** Spanish words of what a record's content was refused in its frame. */
export const frames = {
  fields: {
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
