/** Which column has the spans, and which layers are not read. */
export interface Layers {
  column: number | undefined;
  ignored: string[];
}

const firstColumn = 3;

/** Reads the head of a file: `#T_SP=layer|feature|feature`. Uses the layer of named entities, otherwise the first layer of spans. */
export function layersIn(head: string): Layers {
  let column = firstColumn;
  const spans: { layer: string; feature: string; column: number }[] = [];
  const ignored: string[] = [];
  for (const [, kind, rest = ""] of head.matchAll(/^#T_(SP|RL|CH)=(.*)$/gm)) {
    const [layer = "", ...features] = rest.trim().split("|");
    const name = layer.replace(/^.*\./, "");
    if (kind === "SP") {
      const names = features.length === 0 ? [""] : features;
      names.forEach((feature, index) => {
        spans.push({ layer: name, feature, column: column + index });
      });
      column += names.length;
    } else {
      ignored.push(name);
      // Relations have a column for their other end, chains for their links.
      column += kind === "RL" ? features.length : 2;
    }
  }
  const chosen = spans.find(({ layer }) => layer === "NamedEntity") ?? spans.find(isOwnLayer) ?? spans[0];
  const others = spans.filter((span) => span !== chosen).map(({ layer, feature }) => `${layer}.${feature}`);
  return { column: chosen?.column, ignored: [...others, ...ignored] };
}

// Every file has the layers of parts of speech and lemmas.
function isOwnLayer({ layer }: { layer: string }): boolean {
  return !["POS", "Lemma", "MorphologicalFeatures", "Stem", "SurfaceForm"].includes(layer);
}
