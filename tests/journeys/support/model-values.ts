/** A span on the wire, as the model keeps them: by where they begin. */
export interface Mark {
  start: number;
  end: number;
  label: string;
}

/** Values by question; what is not answered is absent. */
export interface Values {
  kind?: string;
  stars?: number;
  marks?: readonly Mark[];
}

/** What is on screen of a record; pencil: the label is a suggestion that nobody has touched. */
export interface Draft extends Values {
  isPencil?: boolean;
}

/** An answer of the one person whom the model knows. */
export interface Answer {
  status: "submitted" | "draft" | "discarded";
  values: Values;
}

/** A record with the label that is suggested for it. */
export interface ModelRecord {
  id: string;
  suggestion: string | undefined;
}

/** The record on screen and all that is to be read around it. */
export interface Screen {
  id: string | undefined;
  values: Values;
  badge: string;
  place: string;
  /** The page in the address, which a reload would open. */
  page: number;
}

/** Whether two values are written alike. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const sorted = (marks: readonly Mark[]) => [...marks].sort((a, b) => a.start - b.start);

/** Values in one order of keys, without pencil and without what is empty. */
export function valuesOf({ kind, stars, marks }: Draft): Values {
  return {
    ...(kind !== undefined && { kind }),
    ...(stars !== undefined && { stars }),
    ...(marks !== undefined && marks.length > 0 && { marks: sorted(marks) }),
  };
}
