import type { ElementType, ReactNode } from "react";
import { type NativeProps, rootProps } from "../native";
import type { vars } from "../theme";
import * as styles from "./Stack.css";

export type StackTag = "div" | "section" | "form" | "ul" | "dl" | "p";

interface StackLook {
  /**
   * The space between two children: a step of `vars.space`.
   *
   * @default 4
   */
  gap?: keyof typeof vars.space | undefined;
  /**
   * A row wraps where it does not fit.
   *
   * @default column
   */
  direction?: "column" | "row" | undefined;
  /**
   * The position of the children across the direction.
   *
   * @default as wide as the column, as high as the row
   */
  align?: "start" | "center" | "baseline" | undefined;
  /**
   * The position of the children in a row.
   *
   * @default the start
   */
  justify?: "end" | "between" | undefined;
  /** The elements to place below or beside each other. */
  children?: ReactNode;
}

export type StackProps<Tag extends StackTag = "div"> = NativeProps<Tag> &
  StackLook & {
    /**
     * The element of the stack, whose attributes it takes: a list has `li` children, a form has `onSubmit`.
     *
     * @default "div"
     */
    as?: Tag | undefined;
  };

/**
 * Children below or beside each other at one distance.
 *
 * @example
 * <Stack as="form" gap={4}>
 *   <TextField label="Name" />
 *   <Button type="submit">Create</Button>
 * </Stack>
 */
export function Stack<Tag extends StackTag = "div">(props: StackProps<Tag>) {
  const { as = "div", gap = 4, direction = "column", align, justify, ...native } = props;
  // Which attributes the tag takes is checked where a stack is used.
  const Root = as as ElementType;
  return (
    <Root
      {...rootProps(native, styles.stack)}
      data-gap={gap}
      data-direction={direction}
      data-align={align}
      data-justify={justify}
    />
  );
}
