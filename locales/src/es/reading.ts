import type { reading as en } from "../en/reading";
import type { Texts } from "../messages";

/** Spanish words of a record and its fields. */
export const reading = {
  fields: {
    copy: "Copiar {{title}}",
    emptyText: "Vacío",
    imageFailed: "No se pudo cargar la imagen",
    unsupported: "Este campo aún no se puede mostrar aquí.",
    frame: "{{title}}, en un marco propio",
    keysStay: "Las teclas se quedan en este contenido. Pulsa Esc para volver a las preguntas.",
    frameSilent: "No se pudo cargar este contenido.",
    frameLeft: "El contenido intentó ir a otra página y se detuvo.",
    frameGrabbing: "El contenido tomaba el teclado una y otra vez y se detuvo.",
    frameFlooding: "El contenido envió más de lo que esta página admite y se detuvo.",
    frameMarking: "El contenido cambió adónde lleva el botón Atrás y se detuvo.",
    showAgain: "Mostrar de nuevo",
    templateFailed: "La plantilla tiene un error.",
    enlarge: "Ampliar {{title}}",
    recordMenu: "Menú del registro",
    copyRecord: "Copiar registro",
    viewMetadata: "Ver metadatos",
    viewJson: "Ver como JSON",
  },
  status: {
    pending: "Pendiente",
    draft: "Borrador",
    discarded: "Descartado",
    submitted: "Enviado",
    completed: "Completado",
    label: "Estado",
  },
} satisfies Texts<typeof en>;
