import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type JSX,
  type Ref,
  type RefObject,
  useCallback,
} from "react";

/**
 * The props that a primitive passes to its root element: the ref, the class, the style and every attribute, except the
 * props that the primitive sets itself (`Own`). A primitive around a native control passes the ref and the attributes to
 * the control, the class and the style to its outermost element.
 */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentPropsWithRef<Tag>,
  "children" | Own
>;

/** How a caller changes the appearance of a root element. */
export interface RootLook {
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * Adds a primitive's own class and style to the props of its root. The caller's come after: the rules of ADR 0021 make
 * its classes win, the order makes its styles win.
 */
export function rootProps<Native extends RootLook>(native: Native, className: string, style?: CSSProperties) {
  return {
    ...native,
    className: native.className ? `${className} ${native.className}` : className,
    style: style && native.style ? { ...style, ...native.style } : (native.style ?? style),
  };
}

/** Sets a ref from outside, for primitives that also need the element themselves. */
export function setRef<Element>(
  ref: Ref<Element> | undefined,
  element: Element | null,
): (() => void) | undefined {
  if (typeof ref === "function") return ref(element) ?? undefined;
  if (ref) ref.current = element;
  return undefined;
}

/** One ref that sets the primitive's own and the caller's. */
export function useBothRefs<Element>(
  own: RefObject<Element | null>,
  other: Ref<Element> | undefined,
): (element: Element | null) => (() => void) | undefined {
  return useCallback(
    (element: Element | null) => {
      own.current = element;
      return setRef(other, element);
    },
    [own, other],
  );
}
