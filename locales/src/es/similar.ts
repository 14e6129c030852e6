import type { similar as en } from "../en/similar";
import type { Texts } from "../messages";

/** Spanish texts for the search for similar records. */
export const similar = {
  similar: {
    find: "Buscar similares",
    title: "Buscar registros similares",
    order: "Orden",
    most: "Más similares",
    least: "Menos similares",
    vector: "Vector",
    cancel: "Cancelar",
    go: "Buscar",
    limit: "Límite",
    limitOf: "{{count, number}} registros",
    reference: "Similares a",
    bar: "Registro de referencia",
    whole: "Registro de referencia completo",
    expand: "Mostrar todo el registro",
    fold: "Mostrar menos",
    remove: "Quitar la referencia",
    score: "Similitud {{score}}",
    record: "Registro {{id}}",
    loading: "Cargando el registro",
  },
} satisfies Texts<typeof en>;
