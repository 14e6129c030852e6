import { duplicates, outOfRange, useWarnings } from "../warnings";
import type { ProgressPart } from "./ProgressMeter";

/** Warns in development about parts that a meter can't show, under the name of the component and of its property. */
export function useMeterWarnings(component: string, property: string, parts: readonly ProgressPart[]): void {
  useWarnings(component, () => [
    duplicates(
      property,
      parts.map(({ status }) => status),
    ),
    ...parts.map(({ share }) => {
      const problem = outOfRange(share, { min: 0, max: 1, step: 1 });
      return problem && `${property}: ${problem}`;
    }),
  ]);
}
