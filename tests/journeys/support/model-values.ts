/** A span as the API represents it; the model sorts spans by their start. */
export interface Mark {
  start: number;
  end: number;
  label: string;
}

/** Values by question; a question without a value is absent. */
export interface Values {
  kind?: string;
  stars?: number;
  marks?: readonly Mark[];
}

/** The draft of a record on screen; pencil: the label is a suggestion that the user has not touched. */
export interface Draft extends Values {
  isPencil?: boolean;
}

/** A response of the only user in the model. */
export interface ModelResponse {
  status: "submitted" | "draft" | "discarded";
  values: Values;
}

/** A record with its suggested label. */
export interface ModelRecord {
  id: string;
  suggestion: string | undefined;
}

/** The record on screen and everything around it that the test reads. */
export interface Screen {
  id: string | undefined;
  values: Values;
  badge: string;
  place: string;
  /** The page in the address, which a reload would open. */
  page: number;
}

/** Whether two values have the same JSON. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const sorted = (marks: readonly Mark[]) => [...marks].sort((a, b) => a.start - b.start);

/** Returns the values with their keys in a fixed order, without pencil and empty values. */
export function valuesOf({ kind, stars, marks }: Draft): Values {
  return {
    ...(kind !== undefined && { kind }),
    ...(stars !== undefined && { stars }),
    ...(marks !== undefined && marks.length > 0 && { marks: sorted(marks) }),
  };
}
