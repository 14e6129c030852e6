import type { ReactElement } from "react";

/** What a primitive is given beside its own properties: a ref, an id, attributes. */
export type Extra = Record<string, unknown>;

/** What the shared suite has to know of a primitive. */
export interface Conforming {
  /** The folder it lives in. */
  folder: string;
  name: string;
  /** The primitive, with what it cannot do without; `extra` goes to it as it is. */
  make: (extra: Extra, onAct: (...values: unknown[]) => void) => ReactElement;
  /** It is a part of another: the ref and the attributes are the other's. */
  isPart?: boolean;
  /** Its id is one of its own properties. */
  hasOwnId?: boolean;
  /** How it is found by its role and its name; neither: it is an ornament. */
  role?: string;
  label?: string | RegExp;
  /** Properties, and the attribute that says them on the element with the role (or on the root). */
  states?: readonly [props: Extra, attribute: string, value: string][];
  /** Keys, and what the primitive says when they are pressed. */
  keys?: readonly [key: string, ...said: unknown[]][];
  /** Keys that must pass it by: they are the page's. */
  passes?: readonly string[];
}
