import type { ComponentPropsWithRef, JSX } from "react";

/**
 * What a primitive hands on to its root element: the ref and every attribute, but not its looks and not what the
 * primitive decides itself (`Own`).
 */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentPropsWithRef<Tag>,
  "className" | "style" | "children" | Own
>;
