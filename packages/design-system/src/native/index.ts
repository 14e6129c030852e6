import type { ComponentPropsWithRef, CSSProperties, JSX } from "react";
import { checkStylesOnceShown } from "../warnings/check-styles";

export { setRef } from "./set-ref";
export { useBothRefs } from "./use-both-refs";

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
  /** Classes of the caller, which win over those of the component. */
  className?: string | undefined;
  /** Inline styles of the caller, which win over those of the component. */
  style?: CSSProperties | undefined;
}

/**
 * Adds a primitive's own class and style to the props of its root. The caller's come after: the rules of ADR 0021 make
 * its classes win, the order makes its styles win.
 */
export function rootProps<Native extends RootLook>(native: Native, className: string, style?: CSSProperties) {
  if (process.env.NODE_ENV !== "production") checkStylesOnceShown(className);
  return {
    ...native,
    className: native.className ? `${className} ${native.className}` : className,
    style: style && native.style ? { ...style, ...native.style } : (native.style ?? style),
  };
}
