import type { Ref } from "react";

/** Sets a ref from outside, for primitives that also need the element themselves. */
export function setRef<Element>(
  ref: Ref<Element> | undefined,
  element: Element | null,
): (() => void) | undefined {
  if (typeof ref === "function") return ref(element) ?? undefined;
  if (ref) ref.current = element;
  return undefined;
}
