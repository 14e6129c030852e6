import type { ReactElement } from "react";

/** The props that every primitive accepts besides its own: a ref, an id, attributes. */
export type Extra = Record<string, unknown>;

/** The input of the shared suite about a primitive. */
export interface Conforming {
  /** The folder of the primitive. */
  folder: string;
  name: string;
  /** Renders the primitive with its required props and `extra`. */
  make: (extra: Extra, onAct: (...values: unknown[]) => void) => ReactElement;
  /** It is a part of another primitive, which takes the ref and the attributes. */
  isPart?: boolean;
  /** Opens what stands at the end of the document. */
  open?: () => void;
  /** A selector of the element that has to be around it: a description list. */
  inside?: string;
  /** Its id is one of its own props. */
  hasOwnId?: boolean;
  /** The role and name by which tests find it; without them it is decorative. */
  role?: string;
  label?: string | RegExp;
  /** Props, and the attribute that expresses them on the element with the role, or on the root. */
  states?: readonly [props: Extra, attribute: string, value: string][];
  /** Keys, and the callback that they cause. */
  keys?: readonly [key: string, ...said: unknown[]][];
  /** Keys that it must not handle, because the page does. */
  passes?: readonly string[];
}
