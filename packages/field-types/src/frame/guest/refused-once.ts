import type { RefusalKind, Refused } from "../protocol";
import type { Tell } from "./tell";

/** How often the page is told; a script may be refused a million things in between. */
const REST_MS = 250;
const MOST_KINDS = 20;

/** Collects what is refused and tells it now and then, each thing once with how often. */
export function tellRefused(tell: Tell): (kind: RefusalKind, detail: string) => void {
  // Kept from before the content: it could put its own in their place.
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
    // What is refused as the content comes is told together.
    later(tellAll, 0);
  };
}
