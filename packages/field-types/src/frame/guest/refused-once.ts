import type { RefusalKind, Refused } from "../protocol";
import type { Tell } from "./tell";

/** The interval of reports to the page; a script may cause a million refusals in between. */
const REST_MS = 250;
const MOST_KINDS = 20;

/** Collects refusals and reports them at intervals, equal ones once with their count. */
export function tellRefused(tell: Tell): (kind: RefusalKind, detail: string) => void {
  // Stored before the content is inserted, as it could replace the function.
  const later = window.setTimeout.bind(window);
  const waiting = new Map<string, Refused>();
  let isResting = false;

  function tellAll() {
    isResting = waiting.size > 0;
    if (!isResting) return;
    tell({ type: "refused", refused: [...waiting.values()] });
    waiting.clear();
    later(tellAll, REST_MS);
  }

  return (kind, detail) => {
    const key = `${kind} ${detail.slice(0, 200)}`;
    const isNew = !waiting.has(key) && waiting.size < MOST_KINDS;
    const known = waiting.get(key) ?? [...waiting.values()].find((each) => !isNew && each.kind === kind);
    if (known) known.count += 1;
    else waiting.set(isNew ? key : kind, { kind, detail: detail.slice(0, 200), count: 1 });
    if (isResting) return;
    isResting = true;
    // Refusals during the insertion of the content are reported together.
    later(tellAll, 0);
  };
}
