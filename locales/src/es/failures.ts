import type { failures as en } from "../en/failures";
import type { Texts } from "../messages";

// What a status says as such: its code says the same.
const byStatus = {
  unauthorized: "No se pudieron validar las credenciales",
  notFound: "No se encontró el recurso pedido",
  tooManyRequests: "Espere unos segundos antes de intentarlo de nuevo",
  serverError: "Hubo un error, inténtelo más tarde",
};

/** Spanish words of what goes wrong. */
export const failures = {
  errors: {
    somethingWrong: "Algo ha fallado.",
    notFoundLong: "No encontramos la página que busca",
    backHome: "Volver a la página de inicio",
    pageNotFound: "No se encontró esta página",
    datasetInfo: "No se pueden obtener los datos del conjunto, dataset_id: {{id}}",
    workspaceInfo: "No se pueden obtener los datos del espacio de trabajo, dataset_id: {{id}}",
    datasetOther:
      "Hubo un error al obtener los datos del conjunto y del espacio de trabajo. Inténtelo de nuevo",
    unexpected:
      "Hubo un error inesperado en esta página. Sus respuestas se conservan; recargue para continuar.",
    serverGone: "No se puede llegar al servidor. Sus respuestas se conservan en este equipo.",
  },
  failures: {
    ERROR_FETCHING_RECORDS: "No se pudieron cargar los registros",
    ERROR_FETCHING_RECORD_BY_ID: "No se pudo cargar el registro",
    ERROR_CREATING_RECORD_RESPONSE: "No se pudo guardar la respuesta",
    ERROR_UPDATING_RECORD_RESPONSE: "No se pudo guardar el cambio",
    ERROR_DELETING_RECORD_RESPONSE: "No se pudo retirar la respuesta",
    ERROR_CREATING_RECORD_RESPONSE_BULK: "No se pudieron guardar las respuestas",
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
          "No tiene permiso para hacer esto. Pregunte a un propietario o a quien lleva el espacio de trabajo.",
      },
      not_found: { message: byStatus.notFound },
      ValidationError: { message: "El servidor no acepta estos valores. Revise lo que ha introducido." },
      too_many_requests: { message: byStatus.tooManyRequests },
      GenericServerError: { message: byStatus.serverError },
      upstream_unavailable: {
        message: "El servidor que está detrás de este no responde. Inténtelo de nuevo pronto.",
      },
      unavailable: { message: "El servidor no llega ahora a su base de datos. Inténtelo de nuevo pronto." },
      storage_full: {
        message: "El disco del servidor está lleno. Su respuesta queda aquí y se envía cuando haya sitio.",
      },
      too_many_sign_ins: { message: "Demasiados intentos de entrar. Espere un minuto e inténtelo de nuevo." },
      request_too_slow: {
        message:
          "El servidor lo detuvo porque tardaba demasiado. Pida menos: menos filtros o menos palabras con ~.",
      },
      missing_vector: { message: "No hay vector para el registro elegido" },
      response_exists: { message: "Ya ha respondido a este registro. Recárguelo para cambiar su respuesta." },
      response_invalid: {
        message:
          "La respuesta no encaja con las preguntas tal como están ahora. Abra de nuevo el registro y revise cada pregunta.",
      },
    },
  },
} satisfies Texts<typeof en>;
