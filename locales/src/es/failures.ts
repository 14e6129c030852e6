import type { failures as en } from "../en/failures";
import type { Texts } from "../messages";

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
      401: { message: "No se pudieron validar las credenciales" },
      404: { message: "No se encontró el recurso pedido" },
      429: { message: "Espere unos segundos antes de intentarlo de nuevo" },
      500: { message: "Hubo un error, inténtelo más tarde" },
    },
    businessLogic: {
      missing_vector: { message: "No hay vector para el registro elegido" },
      update_distribution_with_existing_responses: {
        message: "La distribución no se puede cambiar en un conjunto que ya tiene respuestas",
      },
      storage_full: {
        message: "El disco del servidor está lleno. Su respuesta queda aquí y se envía cuando haya sitio.",
      },
    },
  },
} satisfies Texts<typeof en>;
