import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { ReactNode } from "react";
import { type NativeProps, rootProps } from "../native";
import type { vars } from "../theme";
import * as styles from "./Grid.css";

export interface GridProps extends NativeProps<"div"> {
  /**
   * The least width of a column, as a CSS length. As many columns as fit share the width.
   *
   * @default "16rem"
   */
  columnWidth?: string | undefined;
  /**
   * The space between two children: a step of `vars.space`.
   *
   * @default 4
   */
  gap?: keyof typeof vars.space | undefined;
  /** Another space between two columns. */
  columnGap?: keyof typeof vars.space | undefined;
  /** The position of the children in their row. By default they are as high as the row. */
  align?: "start" | "center" | undefined;
  /** The cells. */
  children?: ReactNode;
}

/**
 * Children in columns of one width, as many beside each other as fit.
 *
 * @example
 * <Grid columnWidth="14rem" gap={4}>
 *   <Card>Yours</Card>
 *   <Card>Theirs</Card>
 * </Grid>
 */
export function Grid({ columnWidth = "16rem", gap = 4, columnGap, align, ...native }: GridProps) {
  return (
    <div
      {...rootProps(native, styles.grid, assignInlineVars({ [styles.columnWidth]: columnWidth }))}
      data-gap={gap}
      data-column-gap={columnGap}
      data-align={align}
    />
  );
}
