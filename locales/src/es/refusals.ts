import type { refusals as en } from "../en/refusals";
import type { Texts } from "../messages";

/** Spanish texts for refusals of the server, by error code. */
export const refusals = {
  validations: {
    businessLogic: {
      BadRequestError: {
        message:
          "El servidor no pudo leer esta solicitud. Recargue la página e informe del problema si vuelve a ocurrir.",
      },
      request_timeout: {
        message: "La solicitud tardó demasiado en llegar. Compruebe su conexión e inténtelo de nuevo.",
      },
      too_large: {
        message: "La solicitud es mayor de lo que acepta el servidor. Envíe menos datos a la vez.",
      },
      changed_meanwhile: {
        message: "Otra persona ha modificado esto mientras tanto. Consulte primero la nueva versión.",
      },
      wrong_password: { message: "La contraseña actual no es correcta." },
      api_key_scope: {
        message: "Esta clave de API no lo permite. Inicie sesión o use una clave con más permisos.",
      },
      provider_unreachable: {
        message:
          "No se puede conectar con el proveedor de inicio de sesión. Inténtelo más tarde o inicie sesión con un nombre de usuario.",
      },
      provider_parameters: {
        message:
          "Este inicio de sesión se empezó en otro navegador o hace más de diez minutos. Empiece de nuevo.",
      },
      provider_refused: {
        message: "El proveedor no confirmó el inicio de sesión. Empiece de nuevo.",
      },
      provider_user_deleted: {
        message:
          "Su cuenta se eliminó aquí mientras iniciaba sesión. Empiece de nuevo o pregunte a un propietario.",
      },
      provider_username: {
        message:
          "Su cuenta en el proveedor no tiene un nombre que pueda ser nombre de usuario aquí. Consulte a un propietario.",
      },
      provider_username_taken: {
        message:
          "Otra persona ya tiene aquí su nombre de usuario. Pida a un propietario que cambie uno de los dos.",
      },
      same_password: { message: "La contraseña nueva debe ser distinta de la actual." },
      guessable_password: {
        message:
          "La contraseña nueva es fácil de adivinar. Elija una más larga o varias palabras poco comunes.",
      },
      password_change_required: {
        message: "Otra persona estableció su contraseña. Elija primero una nueva.",
      },
      account_switched_off: { message: "Esta cuenta está desactivada. Pida a un propietario que la active." },
      person_switched_off: {
        message:
          "La cuenta de esta persona está desactivada, por lo que el enlace no funcionaría. Active primero la cuenta.",
      },
      password_link: {
        message:
          "Este enlace ya no es válido: se usó, se sustituyó o ha caducado. Pida uno nuevo a un propietario.",
      },
      passkey_refused: {
        message:
          "La clave de acceso no se ha aceptado: no se conoce aquí o el intento ha durado demasiado. Inténtelo de nuevo.",
      },
      fresh_sign_in_required: {
        message: "Escriba su contraseña, o inicie sesión de nuevo y repítalo antes de diez minutos.",
      },
      second_factor_required: {
        message:
          "Esta cuenta exige un código además de la contraseña. Introduzca el código de su aplicación de autenticación.",
      },
      second_factor_code: {
        message: "El código es incorrecto, ha caducado o ya se ha usado. Introduzca otro.",
      },
      second_factor_state: {
        message:
          "La autenticación de dos factores se ha activado o desactivado en otro lugar. Recargue la página.",
      },
      too_many_searches: { message: "Varias de sus búsquedas siguen en curso. Espere a que termine una." },
      unknown_reference: { message: "Esto hace referencia a algo que ya no existe. Recargue la página." },
      method_not_allowed: {
        message:
          "El servidor no admite esta operación. Su versión puede ser más antigua que la de esta página. Recargue la página.",
      },
      stream_only: { message: "El servidor solo ofrece esto como flujo de eventos." },
      body_type: { message: "El servidor no acepta este tipo de contenido." },
      wrong_host: {
        message: "El servidor no acepta solicitudes en esta dirección. Abra la que mostró al iniciarse.",
      },
      not_supported: { message: "Este servidor no lo admite." },
      search_too_broad: {
        message: "Demasiadas palabras distintas contienen esta parte. Busque con más letras.",
      },
      search_text_invalid: {
        message: "El texto de búsqueda tiene demasiados paréntesis anidados. Simplifíquelo.",
      },
      search_vector_invalid: {
        message: "Este vector no se puede usar en una búsqueda: su longitud o sus valores no son válidos.",
      },
      filter_invalid: { message: "Uno de los filtros no se puede aplicar. Quítelo o defínalo de nuevo." },
      order_invalid: { message: "Los registros no se pueden ordenar así. Elija otro orden." },
      too_many_files: { message: "Ya está descargando dos archivos. Espere a que termine uno de ellos." },
      too_many_streams: {
        message: "Demasiadas ventanas reciben actualizaciones en directo. Cierre algunas.",
      },
      name_taken: { message: "Este nombre ya está en uso. Elija otro." },
      id_taken: { message: "Este ID ya está en uso. Omítalo para que el servidor genere uno." },
      bulk_action_state: {
        message: "Otra acción sobre muchos registros sigue en curso aquí. Espere a que termine.",
      },
      already_member: { message: "Esta persona ya es miembro del espacio de trabajo." },
      is_yourself: { message: "No puede hacer esto con su propia cuenta." },
      last_owner: {
        message:
          "Esta persona es el último propietario y debe conservar este rol. Nombre antes a otro propietario.",
      },
      workspace_in_use: {
        message: "El espacio de trabajo aún contiene conjuntos de datos. Elimínelos antes.",
      },
      dataset_is_published: {
        message:
          "El conjunto de datos está publicado, por lo que ya no se pueden añadir ni eliminar campos ni preguntas.",
      },
      dataset_not_published: { message: "El conjunto de datos debe publicarse antes de añadir registros." },
      dataset_without_fields: { message: "El conjunto de datos necesita un campo antes de publicarse." },
      dataset_without_required_questions: {
        message: "El conjunto de datos necesita una pregunta obligatoria antes de publicarse.",
      },
      dataset_without_records: { message: "El conjunto de datos aún no tiene registros." },
      type_is_fixed: {
        message: "El tipo no se puede cambiar. Elimine este elemento y cree otro con el tipo nuevo.",
      },
      settings_invalid: { message: "Estos ajustes no son válidos. No se cambió nada." },
      record_invalid: {
        message:
          "El registro no corresponde a los campos y preguntas de su conjunto de datos. No se guardó nada.",
      },
      suggestion_invalid: { message: "La sugerencia no corresponde a su pregunta. No se guardó nada." },
      external_id_taken: {
        message: "Ya existen registros con estos ID externos. Actualícelos en su lugar.",
      },
      include_invalid: { message: "El parámetro «include» de la solicitud no es válido." },
      ids_invalid: { message: "La lista de ID no es válida o es demasiado larga." },
      limit_reached: { message: "Se ha alcanzado el número máximo. Elimine antes un elemento." },
      preferences_too_large: {
        message:
          "Sus preferencias son demasiado grandes para el servidor. Solo se guardan en este navegador.",
      },
      file_without_spans: {
        message:
          "Este formato necesita una pregunta de fragmentos y el conjunto de datos no tiene ninguna adecuada.",
      },
      file_without_text: {
        message: "Este formato necesita un campo de texto y el conjunto de datos no tiene ninguno adecuado.",
      },
      webhook_unreachable: { message: "El mensaje de prueba no ha llegado." },
      hub_token_invalid: { message: "Token de Hugging Face no válido" },
      hub_token_cannot_write: {
        message:
          "Este token de Hugging Face no tiene permiso de escritura para el propietario elegido. Cree uno que lo tenga.",
      },
      update_distribution_with_existing_responses: {
        message:
          "Los ajustes de distribución no se pueden modificar en un conjunto de datos que contiene respuestas de usuarios",
      },
    },
  },
} satisfies Texts<typeof en>;
