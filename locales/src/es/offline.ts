import type { offline as en } from "../en/offline";
import type { Texts } from "../messages";

/** Spanish texts for offline work, unsent answers and conflicts. */
export const offline = {
  offline: {
    title: "Trabajar sin conexión",
    explain:
      "Descargue registros de este conjunto de datos: se guardan en este dispositivo con sus imágenes, y esta página se abre sin conexión. Sus respuestas se guardan aquí y se enviarán cuando el servidor vuelva a estar disponible.",
    unsupported:
      "El almacenamiento sin conexión no está disponible en esta dirección. Para descargar registros, abra Glossa por HTTPS o en localhost en este equipo.",
    noStorage:
      "Este navegador no guarda datos para esta página, como ocurre en una ventana privada, así que no se pueden descargar registros.",
    open: "Trabajar sin conexión",
    openWith_one: "{{count}} respuesta sin enviar",
    openWith_other: "{{count}} respuestas sin enviar",
    howMany: "Registros para descargar",
    download: "Descargar",
    ready: "Se han descargado registros de {{name}}",
    downloadAgain: "Descargar de nuevo",
    remove: "Quitar de este dispositivo",
    copyRemoved:
      "La copia sin conexión de un conjunto de datos se ha eliminado de este dispositivo, porque ya no puede abrir el conjunto. Las respuestas sin enviar se conservan.",
    starting: "Preparando la descarga",
    downloading: "{{done}} de {{total}} registros descargados",
    failed:
      "No se pudieron descargar algunos datos, así que no se guardó nada. Compruebe la conexión e inténtelo de nuevo.",
    downloaded_one: "{{count}} registro descargado {{when}}; pendientes: {{left}}",
    downloaded_other: "{{count}} registros descargados {{when}}; pendientes: {{left}}",
    missed_one: "No se pudo descargar {{count}} imagen.",
    missed_other: "No se pudieron descargar {{count}} imágenes.",
    frames:
      "El HTML y las plantillas se guardan en la caché del navegador, que puede borrarse si falta espacio en disco.",
    criteria:
      "Sin conexión, los registros solo se pueden filtrar por estado y metadatos. Se han quitado la búsqueda y los demás filtros.",
    unsent: "Respuestas sin enviar",
    allSent: "No hay respuestas sin enviar.",
    record: "Registro {{id}}",
    elsewhere: "en otro conjunto de datos",
    sendNow: "Enviar ahora",
    sendAgain: "Enviar de nuevo",
    saveFile: "Guardar como archivo",
    show: "Mostrar",
    inDataset: "en {{name}}",
    unavailable: "en un conjunto de datos que ya no está disponible para usted",
    unsentBody:
      "Estas respuestas solo están guardadas en este navegador. Se enviarán en cuanto sea posible. Las que no se aceptaron se vuelven a enviar con «Enviar ahora».",
    drop: "Eliminar la respuesta sin enviar",
    dropTitle: "¿Eliminar esta respuesta sin enviar?",
    dropBody: "Solo está guardada en este navegador y no se puede recuperar.",
    state: {
      waiting: "Esperando conexión",
      signIn: "Esperando el inicio de sesión",
      refused: "No aceptada: {{reason}}",
      conflict: "Modificada en otro lugar",
    },
  },
  conflict: {
    title: "Esta respuesta se modificó en otro lugar",
    body: "Desde que abrió este registro, su respuesta se ha modificado en otra ventana o en otro dispositivo.",
    mine: "Mi versión",
    other: "Versión guardada en otro lugar",
    savedNow: "La otra versión se guardó hace menos de un minuto.",
    savedWhen: "La otra versión se guardó {{when}}.",
    differs: "diferente",
    nothing: "Sin respuesta",
    keepMine: "Conservar mi versión",
    keepOther: "Usar la versión guardada",
    edit: "Editar antes mi versión",
  },
} satisfies Texts<typeof en>;
