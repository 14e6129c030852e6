import type { ReactNode } from "react";

/** A correct or wrong use, drawn and explained. */
export interface GuideExample {
  picture: ReactNode;
  /** One sentence: what is right or wrong about it. */
  text: string;
}

/** The guide for users of a component, which the component library shows above the stories. */
export interface ComponentGuide {
  /** Situations for which it is made. */
  use: readonly string[];
  /** Situations for which another component is better, with its name. */
  avoid: readonly string[];
  /**
   * Its parts, in reading order.
   *
   * @default the component has none
   */
  anatomy?: readonly string[] | undefined;
  /** Keys with their effect. Empty if it takes no focus. */
  keys: readonly (readonly [keys: string, effect: string])[];
  /** Its role and name for assistive technology, and what the caller has to provide. */
  accessibility: readonly string[];
  /** Rules for its texts. */
  content?: readonly string[] | undefined;
  do?: GuideExample | undefined;
  dont?: GuideExample | undefined;
  /**
   * Its pictures need the whole width and are drawn below each other.
   *
   * @default false
   */
  isWide?: boolean | undefined;
}
