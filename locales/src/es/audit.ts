import type { audit as en } from "../en/audit";
import type { Texts } from "../messages";

/** Texts of the page of the audit log. */
export const audit = {
  audit: {
    title: "Registro de auditoría",
    about:
      "Quién inició sesión y quién cambió personas, claves, ajustes y respuestas de otros. Las entradas se conservan aunque se elimine la persona o el objeto.",
    search: "Buscar en el registro de auditoría",
    who: "Persona",
    whoHint: "Nombre de usuario",
    kind: "Tipo",
    allKinds: "Todos los tipos",
    findKind: "Buscar un tipo",
    noKind: "No existe ese tipo",
    object: "Objeto",
    objectHint: "Nombre o id",
    time: "Hora",
    what: "Acción",
    save: "Guardar como CSV",
    saving: "Guardando",
    saved_one: "Se guardó {{count}} entrada",
    saved_other: "Se guardaron {{count}} entradas",
    more: "Mostrar entradas anteriores",
    noneFound: "No hay entradas que coincidan",
    failedTitle: "No se pudo cargar el registro de auditoría",
    kinds: {
      sign_in: "Inicios de sesión",
      account: "Cuentas",
      api_key: "Claves de API",
      user: "Personas",
      workspace: "Espacios de trabajo",
      dataset: "Conjuntos de datos",
      field: "Campos",
      question: "Preguntas",
      metadata_property: "Metadatos",
      vectors: "Vectores",
      records: "Registros",
      responses: "Respuestas cargadas con registros",
      response: "Respuestas de otros",
      bulk_action: "Acciones en bloque",
      webhook: "Webhooks",
    },
    actions: {
      sign_in: {
        succeeded: "Inició sesión",
        failed: "Inicio de sesión fallido",
      },
      account: {
        password_changed: "Cambió la contraseña",
        second_factor_on: "Activó el segundo factor",
        second_factor_off: "Desactivó el segundo factor",
        recovery_codes_renewed: "Renovó los códigos de recuperación",
      },
      api_key: {
        created: "Creó una clave de API",
        deleted: "Eliminó una clave de API",
        replaced: "Reemplazó la clave de API",
      },
      user: {
        created: "Añadió una persona",
        changed: "Cambió una persona",
        deleted: "Eliminó una persona",
        switched_off: "Desactivó a una persona",
        switched_on: "Activó a una persona",
        password_reset: "Restableció una contraseña",
        password_link_created: "Creó un enlace de contraseña",
        restored: "Restauró a una persona",
        erased: "Eliminó definitivamente a una persona",
        second_factor_off: "Desactivó el segundo factor de una persona",
      },
      workspace: {
        created: "Creó un espacio de trabajo",
        deleted: "Eliminó un espacio de trabajo",
        member_added: "Añadió un miembro",
        member_removed: "Quitó un miembro",
      },
      dataset: {
        created: "Creó un conjunto de datos",
        changed: "Cambió un conjunto de datos",
        published: "Publicó un conjunto de datos",
        imported: "Importó filas del hub",
        exported: "Exportó un conjunto de datos al hub",
        deleted: "Eliminó un conjunto de datos",
      },
      field: {
        created: "Creó un campo",
        changed: "Cambió un campo",
        deleted: "Eliminó un campo",
      },
      question: {
        created: "Creó una pregunta",
        changed: "Cambió una pregunta",
        deleted: "Eliminó una pregunta",
      },
      metadata_property: {
        created: "Creó un metadato",
        changed: "Cambió un metadato",
        deleted: "Eliminó un metadato",
      },
      vectors: {
        created: "Creó la configuración de vectores",
        changed: "Cambió la configuración de vectores",
        deleted: "Eliminó la configuración de vectores",
      },
      records: {
        deleted: "Eliminó registros",
      },
      responses: {
        logged: "Cargó respuestas con registros",
      },
      response: {
        changed: "Cambió una respuesta de otra persona",
        deleted: "Eliminó una respuesta de otra persona",
      },
      bulk_action: {
        started: "Inició una acción en bloque",
        undone: "Deshizo una acción en bloque",
        redone: "Repitió una acción en bloque",
      },
      webhook: {
        created: "Creó un webhook",
        changed: "Cambió un webhook",
        deleted: "Eliminó un webhook",
      },
    },
  },
} satisfies Texts<typeof en>;
