import { useState } from "react";
import type { DrawnSpan } from "../model/drawn-spans";
import type { SpanModel } from "../model/use-span-model";

/** An action on a span that needs a second choice: a range that becomes a piece of it, or a span for a relation. */
export interface SpanTask {
  does: "addPiece" | "relate";
  span: DrawnSpan;
}

/** Keeps what was begun with a span, until it ends or the span is gone. */
export function useTask({ spans }: SpanModel) {
  const [begun, setBegun] = useState<{ does: SpanTask["does"]; key: string }>();
  const span = begun && spans.find(({ key }) => key === begun.key);
  const current: SpanTask | undefined = begun && span && { does: begun.does, span };
  return {
    current,
    begin: (does: SpanTask["does"], { key }: DrawnSpan) => setBegun({ does, key }),
    end: () => setBegun(undefined),
  };
}
