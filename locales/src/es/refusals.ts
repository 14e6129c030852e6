import type { refusals as en } from "../en/refusals";
import type { Texts } from "../messages";

/** Spanish words of what servers refuse after the first answer, by its code. */
export const refusals = {
  validations: {
    businessLogic: {
      BadRequestError: {
        message: "El servidor no pudo leer esta petición. Recargue la página y avise si vuelve a ocurrir.",
      },
      request_timeout: {
        message: "La petición tardó demasiado en llegar. Compruebe su conexión e inténtelo de nuevo.",
      },
      too_large: { message: "Es más de lo que el servidor acepta de una vez. Envíe menos." },
      changed_meanwhile: { message: "Esto se cambió mientras tanto. Mire primero la nueva versión." },
      too_many_searches: { message: "Varias de sus búsquedas siguen en marcha. Espere a que termine una." },
      unknown_reference: { message: "Algo a lo que esto se refiere ya no existe. Recargue la página." },
      method_not_allowed: {
        message: "El servidor no admite esta operación. Puede ser más antiguo que esta página: recárguela.",
      },
      stream_only: { message: "El servidor solo envía esto como flujo de eventos." },
      body_type: { message: "El servidor no lee datos de este tipo." },
      wrong_host: { message: "El servidor no responde en esta dirección. Abra la que mostró al arrancar." },
      not_supported: { message: "Este servidor no puede hacerlo." },
      search_text_invalid: {
        message: "El texto de búsqueda tiene demasiados paréntesis unos dentro de otros. Simplifíquelo.",
      },
      search_vector_invalid: {
        message: "No se puede comparar nada con este vector: su longitud o sus valores no encajan.",
      },
      filter_invalid: { message: "Uno de los filtros no se puede aplicar. Quítelo o defínalo de nuevo." },
      order_invalid: { message: "Los registros no se pueden ordenar así. Elija otro orden." },
      too_many_streams: { message: "Demasiadas ventanas esperan cambios. Cierre algunas." },
      name_taken: { message: "Este nombre ya está en uso. Elija otro." },
      id_taken: { message: "Este identificador ya está en uso. Omítalo y el servidor creará uno." },
      already_member: { message: "Esta persona ya está en el espacio de trabajo." },
      last_owner: {
        message:
          "Esta persona es el último propietario y debe seguir siéndolo. Nombre antes a otro propietario.",
      },
      workspace_in_use: {
        message: "El espacio de trabajo todavía tiene conjuntos de datos. Elimínelos antes.",
      },
      dataset_is_published: {
        message: "El conjunto de datos está publicado: sus campos y preguntas ya no cambian.",
      },
      dataset_not_published: { message: "El conjunto de datos debe publicarse antes de recibir registros." },
      dataset_without_fields: { message: "El conjunto de datos necesita un campo antes de publicarse." },
      dataset_without_required_questions: {
        message: "El conjunto de datos necesita una pregunta obligatoria antes de publicarse.",
      },
      dataset_without_records: { message: "El conjunto de datos aún no tiene registros." },
      type_is_fixed: { message: "El tipo no se puede cambiar. Elimínelo y cree uno nuevo del otro tipo." },
      settings_invalid: { message: "Estos ajustes no encajan. No se cambió nada." },
      record_invalid: {
        message: "El registro no encaja con los campos y preguntas de su conjunto. No se guardó nada.",
      },
      suggestion_invalid: { message: "La sugerencia no encaja con su pregunta. No se guardó nada." },
      external_id_taken: {
        message: "Ya existen registros con estos identificadores. Actualícelos en su lugar.",
      },
      include_invalid: { message: "Lo que se pidió junto con los registros no se conoce." },
      ids_invalid: { message: "La lista de identificadores es incorrecta o más larga de lo permitido." },
      limit_reached: { message: "Ya hay tantos como puede haber. Elimine antes uno." },
      preferences_too_large: {
        message: "Sus ajustes ocupan más de lo que guarda el servidor. Se quedan en este equipo.",
      },
      webhook_unreachable: { message: "El webhook no aceptó el mensaje. Compruebe su dirección." },
      update_distribution_with_existing_responses: {
        message: "La distribución no se puede cambiar en un conjunto que ya tiene respuestas",
      },
    },
  },
} satisfies Texts<typeof en>;
