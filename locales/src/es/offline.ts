import type { offline as en } from "../en/offline";
import type { Texts } from "../messages";

/** Spanish words of answers that are not on the server, and of two that disagree. */
export const offline = {
  offline: {
    title: "Trabajar sin red",
    explain:
      "Llévese registros de este conjunto: se quedan en este equipo con sus imágenes, y esta página se abre sin servidor. Las respuestas esperan aquí y se envían cuando vuelva a haberlo.",
    unsupported:
      "Este navegador no guarda nada para páginas de esta dirección. Abra Glossa con https, o en este equipo con localhost, para llevarse registros.",
    noStorage:
      "Este navegador no guarda nada para esta página, como en una ventana privada, así que no se puede llevar nada.",
    open: "Trabajar sin red",
    openWith_one: "{{count}} respuesta sin enviar",
    openWith_other: "{{count}} respuestas sin enviar",
    howMany: "Registros que llevarse",
    take: "Llevarse",
    takeAgain: "Llevarse de nuevo",
    remove: "Quitar de este equipo",
    taking: "{{done}} de {{total}} registros guardados",
    failed: "No se pudo obtener todo, así que no se guardó nada. Compruebe la conexión e inténtelo de nuevo.",
    taken_one: "{{count}} registro guardado {{when}}, {{left}} por hacer",
    taken_other: "{{count}} registros guardados {{when}}, {{left}} por hacer",
    missed_one: "{{count}} imagen no se pudo guardar.",
    missed_other: "{{count}} imágenes no se pudieron guardar.",
    frames:
      "El HTML y las plantillas los guarda la caché del navegador, que puede descartarlos cuando falte espacio.",
    unsent: "Aún sin enviar",
    allSent: "Todas las respuestas están en el servidor.",
    record: "Registro {{id}}",
    elsewhere: "en otro conjunto",
    sendNow: "Enviar ahora",
    drop: "Descartar esta respuesta",
    state: {
      waiting: "Esperando la conexión",
      signIn: "Espera a que inicie sesión",
      refused: "No aceptada: {{reason}}",
      conflict: "Cambiada en otro lugar",
    },
  },
  conflict: {
    title: "Esta respuesta se cambió en otro lugar",
    body: "Desde que abrió este registro, su respuesta se cambió en otra ventana o en otro dispositivo.",
    mine: "La mía",
    other: "La otra",
    savedWhen: "La otra se guardó {{when}}.",
    differs: "distinta",
    nothing: "Sin respuesta",
    keepMine: "Conservar la mía",
    keepOther: "Conservar la otra",
    edit: "Editar",
  },
} satisfies Texts<typeof en>;
