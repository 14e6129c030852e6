import type { ComponentPropsWithRef, JSX, Ref, RefCallback } from "react";

/**
 * The props that a primitive passes to its root element: the ref and every attribute, except its appearance and the
 * props that the primitive sets itself (`Own`).
 */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentPropsWithRef<Tag>,
  "className" | "style" | "children" | Own
>;

/** Sets a ref from outside, for primitives that also need the element themselves. */
export function setRef<Element>(
  ref: Ref<Element> | undefined,
  element: Element | null,
): ReturnType<RefCallback<Element>> {
  if (typeof ref === "function") return ref(element);
  if (ref) ref.current = element;
}
