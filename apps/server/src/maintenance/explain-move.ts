import { explainDataFailure } from "../start/data-failure";
import type { DumpLine } from "./dump";
import type { Source } from "./source";

type Lines = AsyncIterable<DumpLine>;

/** Moves lines from one place to another; a failure names the place where it occurred. */
export function explainMove<Result>(
  lines: Lines,
  { source, target }: { source: Source; target: Source },
  fill: (lines: Lines) => Promise<Result>,
): Promise<Result> {
  return fill(explainedLines(lines, source)).catch(explaining(target));
}

// An explained failure is not explained again.
async function* explainedLines(lines: Lines, source: Source): AsyncGenerator<DumpLine> {
  try {
    yield* lines;
  } catch (error) {
    throw explainDataFailure(error, source);
  }
}

/** Returns a handler that explains failures of one place. */
export function explaining(place: Source): (error: unknown) => never {
  return (error) => {
    throw explainDataFailure(error, place);
  };
}
