import type { ThemeTokens } from "@glossa/design-system/contract";
import { distance, type Vision } from "./colour-distance";

/** The conditions under which label colours of spans are measured. */
export const visions = ["normal", "protan", "deutan", "tritan"] as const satisfies readonly Vision[];

/** The lines of the twelve labels of spans, in their order. */
export function linesOf({ span: { stroke: _, ...hues } }: ThemeTokens): string[] {
  return Object.values(hues).map(({ line }) => line);
}

/** The smallest distance of any two of some colours. */
export function closest(lines: readonly string[], vision: Vision): number {
  const pairs = lines.flatMap((a, index) => lines.slice(index + 1).map((b) => distance(a, b, vision)));
  return Math.min(...pairs);
}
