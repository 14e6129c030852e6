import { hueCount, huesOf } from "../../span-hues";

/** The number of colours of their own whose tints are highlights; boxes under the text have those of further ones. */
export const ownCount = 24;

/** The colour of a label. */
export interface LabelColour {
  /** From 1: one of the palette, or, above it, one of the labels' own. */
  hue: number;
  /** Its own colour, as the page has given it. */
  own: string | undefined;
}

interface Coloured {
  value: string;
  color?: string | undefined;
}

/**
 * The colours of labels by their values: their own, or one of the palette by the rank of the value.
 */
export function coloursOf(labels: readonly Coloured[]): ReadonlyMap<string, LabelColour> {
  const hues = huesOf(labels.map(({ value }) => value));
  const own = ownColours(labels);
  return new Map(
    labels.map(({ value, color }) => {
      const place = color === undefined ? -1 : own.indexOf(color);
      return [
        value,
        place < 0 ? { hue: hues.get(value) ?? 1, own: undefined } : { hue: hueCount + 1 + place, own: color },
      ];
    }),
  );
}

/** The different colours of their own that labels have, in their order. */
export function ownColours(labels: readonly Coloured[]): string[] {
  const colours = labels.flatMap(({ color }) => (color === undefined ? [] : [color]));
  return [...new Set(colours)];
}
