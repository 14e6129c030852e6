import type { failures as en } from "../en/failures";
import type { Texts } from "../messages";

// Shared by a status and the error code that means the same.
const byStatus = {
  unauthorized: "No se pudieron validar las credenciales",
  notFound: "No se encontró el recurso solicitado",
  tooManyRequests: "Espere unos segundos antes de intentarlo de nuevo",
  serverError: "Se ha producido un error, inténtelo de nuevo más tarde",
};

/** Spanish texts for what goes wrong. */
export const failures = {
  errors: {
    somethingWrong: "Se ha producido un error.",
    reload: "Recargar",
    notFoundLong: "No encontramos la página que busca",
    backHome: "Volver a la página de inicio",
    pageNotFound: "No se encontró esta página",
    pageFor: {
      managers:
        "Solo los propietarios y administradores pueden usar esta página. Si la necesita, consulte a uno de ellos.",
      owners: "Solo los propietarios pueden usar esta página. Si la necesita, consulte a uno de ellos.",
    },
    datasetInfo: "No se puede obtener la información del conjunto de datos, dataset_id: {{id}}",
    datasetClosed:
      "Usted no tiene acceso a este conjunto de datos. Pida a un propietario que le añada a su espacio de trabajo.",
    datasetGone: "Se eliminó o nunca existió.",
    workspaceInfo: "No se puede obtener la información del espacio de trabajo, dataset_id: {{id}}",
    datasetOther:
      "Se ha producido un error al obtener la información del conjunto de datos y del espacio de trabajo. Inténtelo de nuevo",
    unexpected:
      "Se ha producido un error inesperado en esta página. Sus respuestas están guardadas. Recargue la página para continuar.",
    signInAgain: "Su sesión ha terminado. Inicie sesión para continuar.",
    serverGone: "No se puede conectar con el servidor. Sus respuestas quedan guardadas en este dispositivo.",
    serverUnreachable:
      "No se puede conectar con el servidor. Inténtelo de nuevo cuando se restablezca la conexión.",
  },
  failures: {
    ERROR_FETCHING_RECORDS: "No se pudieron cargar los registros",
    ERROR_FETCHING_RECORD_BY_ID: "No se pudo cargar el registro",
    ERROR_CREATING_RECORD_RESPONSE: "No se pudo guardar la respuesta",
    ERROR_UPDATING_RECORD_RESPONSE: "No se pudo guardar el cambio",
    ERROR_DELETING_RECORD_RESPONSE: "No se pudo eliminar la respuesta",
    ERROR_CREATING_RECORD_RESPONSE_BULK: "No se pudieron guardar las respuestas",
    ERROR_FETCHING_FEEDBACK_DATASETS: "No se pudieron cargar los conjuntos de datos",
    ERROR_FETCHING_DATASET_INFO: "No se pudo cargar el conjunto de datos",
    ERROR_CREATING_DATASET: "No se pudo crear el conjunto de datos",
    ERROR_PATCHING_DATASET_GUIDELINES: "No se pudieron guardar los ajustes del conjunto de datos",
    ERROR_PUBLISHING_DATASET: "No se pudo publicar el conjunto de datos",
    ERROR_DELETING_DATASET: "No se pudo eliminar el conjunto de datos o cargar su progreso",
    ERROR_IMPORTING_DATASET: "No se pudo iniciar la importación",
    ERROR_EXPORTING_DATASET: "No se pudo iniciar la exportación",
    ERROR_FETCHING_WORKSPACES: "No se pudieron cargar los espacios de trabajo",
    ERROR_FETCHING_WORKSPACE_INFO: "No se pudo cargar el espacio de trabajo",
    GET_WORKSPACES: "No se pudieron cargar los espacios de trabajo de esta persona",
    CREATE_WORKSPACE: "No se pudo crear el espacio de trabajo",
    ERROR_FETCHING_FIELDS: "No se pudieron cargar los campos",
    ERROR_PATCHING_FIELDS: "No se pudo guardar el campo",
    ERROR_FETCHING_QUESTIONS: "No se pudieron cargar las preguntas",
    ERROR_PATCHING_QUESTIONS: "No se pudo guardar la pregunta",
    ERROR_FETCHING_VECTORS: "No se pudieron cargar los vectores",
    ERROR_PATCHING_VECTORS: "No se pudo guardar el vector",
    ERROR_FETCHING_METADATA: "No se pudieron cargar los metadatos",
    ERROR_UPDATING_METADATA: "No se pudo guardar la propiedad de metadatos",
    ERROR_CREATING_METADATA: "No se pudo crear la propiedad de metadatos",
    ERROR_FETCHING_METADATA_METRIC: "No se pudieron cargar los valores de esta propiedad de metadatos",
    ERROR_FETCHING_ENVIRONMENT_SETTINGS: "No se pudo cargar la configuración del servidor",
    ERROR_FETCHING_OAUTH_PROVIDERS: "No se pudieron cargar los proveedores de inicio de sesión",
    ERROR_FETCHING_OAUTH_ACCESS_TOKEN: "No se pudo completar el inicio de sesión con el proveedor",
    GET_AGENTS: "No se pudieron cargar los agentes de las sugerencias",
  },
  validations: {
    http: {
      401: { message: byStatus.unauthorized },
      404: { message: byStatus.notFound },
      429: { message: byStatus.tooManyRequests },
      500: { message: byStatus.serverError },
    },
    businessLogic: {
      UnauthorizedError: { message: byStatus.unauthorized },
      ForbiddenOperationError: {
        message:
          "No tiene permiso para hacer esto. Consulte a un propietario o a un administrador del espacio de trabajo.",
      },
      not_found: { message: byStatus.notFound },
      ValidationError: { message: "El servidor no ha aceptado estos valores. Revise lo que ha introducido." },
      too_many_requests: { message: byStatus.tooManyRequests },
      GenericServerError: { message: byStatus.serverError },
      upstream_unavailable: {
        message: "El servidor de origen no responde. Inténtelo de nuevo en unos instantes.",
      },
      unavailable: {
        message:
          "El servidor no puede acceder a su base de datos en este momento. Inténtelo de nuevo en unos instantes.",
      },
      storage_full: {
        message:
          "El disco del servidor está lleno. Su respuesta se guarda en este navegador y se enviará cuando haya espacio disponible.",
      },
      too_many_sign_ins: {
        message: "Demasiados intentos de inicio de sesión. Espere un minuto e inténtelo de nuevo.",
      },
      request_too_slow: {
        message:
          "El servidor canceló esta solicitud porque tardaba demasiado. Use menos filtros o menos palabras con ~.",
      },
      missing_vector: { message: "No se encontró ningún vector para el registro seleccionado" },
      response_exists: { message: "Ya ha respondido a este registro. Recárguelo para cambiar su respuesta." },
      response_invalid: {
        message:
          "La respuesta no corresponde a las preguntas actuales. Abra de nuevo el registro y revise cada pregunta.",
      },
    },
  },
} satisfies Texts<typeof en>;
