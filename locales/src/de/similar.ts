import type { similar as en } from "../en/similar";
import type { Texts } from "../messages";

/** German texts for the search for similar records. */
export const similar = {
  similar: {
    find: "Ähnliche finden",
    title: "Ähnliche Datensätze finden",
    order: "Reihenfolge",
    most: "Ähnlichste",
    least: "Unähnlichste",
    vector: "Vektor",
    cancel: "Abbrechen",
    go: "Finden",
    limit: "Höchstzahl",
    limitOf: "{{count, number}} Datensätze",
    reference: "Ähnlich zu",
    bar: "Vergleichsdatensatz",
    whole: "Ganzer Vergleichsdatensatz",
    expand: "Ganzen Datensatz anzeigen",
    fold: "Weniger anzeigen",
    remove: "Vergleichsdatensatz entfernen",
    score: "Ähnlichkeit {{score}}",
    record: "Datensatz {{id}}",
    loading: "Datensatz wird geladen",
  },
} satisfies Texts<typeof en>;
