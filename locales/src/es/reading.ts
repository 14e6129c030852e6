import type { reading as en } from "../en/reading";
import type { Texts } from "../messages";

/** Spanish texts for a record and its fields. */
export const reading = {
  matches: {
    label: "Coincidencias de la búsqueda",
    count_one: "{{count, number}} coincidencia",
    count_other: "{{count, number}} coincidencias",
    place: "{{current, number}} de {{count, number}} coincidencias",
  },
  fields: {
    copy: "Copiar {{title}}",
    emptyText: "Vacío",
    message: "{{role}}, mensaje {{number, number}} de {{count, number}}",
    imageFailed: "No se pudo cargar la imagen",
    imageLoading: "Cargando la imagen",
    imageLoaded: "Imagen cargada",
    unsupported: "Este campo aún no se puede mostrar aquí.",
    unknownType: "Esta versión no puede mostrar campos del tipo «{{type}}».",
    frame: "{{title}} (contenido incrustado)",
    keysStay: "El teclado actúa en este contenido. Pulse Esc para volver a las preguntas.",
    frameSilent: "No se pudo cargar este contenido.",
    frameLeft: "Este contenido intentó abrir otra página y fue bloqueado.",
    frameGrabbing: "Este contenido tomó repetidamente el foco del teclado y fue bloqueado.",
    frameFlooding: "Este contenido envió más mensajes de los que esta página puede procesar y fue bloqueado.",
    frameMarking: "Este contenido modificó el historial del navegador y fue bloqueado.",
    withoutFrames: "Esta página no está preparada para mostrar HTML ni plantillas.",
    showAgain: "Mostrar de nuevo",
    templateFailed: "La plantilla contiene un error.",
    enlarge: "Ampliar {{title}}",
    recordMenu: "Menú del registro",
    copyRecord: "Copiar registro",
    copyRecordLink: "Copiar el enlace al registro",
    viewMetadata: "Ver metadatos",
    viewJson: "Ver como JSON",
  },
  status: {
    pending: "Pendiente",
    draft: "Borrador",
    discarded: "Descartado",
    submitted: "Enviado",
    completed: "Completado",
    notSaved: "{{status}}, sin guardar",
    label: "Estado",
  },
} satisfies Texts<typeof en>;
