import type { NumberedOption } from "./definition";

/** Labels by their places in the question's own order. */
export function numberedLabels({
  options,
}: {
  options: readonly { text: string }[];
}): readonly NumberedOption[] {
  return options.map(({ text }, index) => ({ number: index + 1, text }));
}
