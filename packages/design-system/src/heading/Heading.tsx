import type { ReactNode } from "react";
import { type NativeProps, rootProps } from "../native";
import { heading } from "./Heading.css";

export interface HeadingProps extends NativeProps<"h2"> {
  /** The level in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /**
   * The kind of section, which determines the size independently of the level. A part has the size of its text.
   *
   * @default "page" for level 1, "section" for level 2, otherwise "part"
   */
  size?: "page" | "section" | "part" | undefined;
  /** The title. */
  children: ReactNode;
}

const sizes = { 1: "page", 2: "section", 3: "part", 4: "part" } as const;

/**
 * The title of a page, a section or a part of one.
 *
 * @example
 * <Heading level={1}>Support tickets</Heading>
 */
export function Heading({ level, size = sizes[level], ...native }: HeadingProps) {
  const Root = `h${level}` as const;
  return <Root {...rootProps(native, heading)} data-size={size} />;
}
