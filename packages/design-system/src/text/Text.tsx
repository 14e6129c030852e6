import type { ElementType, ReactNode } from "react";
import { type NativeProps, rootProps } from "../native";
import { text } from "./Text.css";

export interface TextProps extends NativeProps<"p"> {
  /**
   * A paragraph, or a part of one.
   *
   * @default "p"
   */
  as?: "p" | "span" | undefined;
  /** The importance: primary is the content, secondary explains it. By default that of the surroundings. */
  tone?: "primary" | "secondary" | undefined;
  /** The size of the type. By default that of the surroundings. */
  size?: "sm" | "lg" | undefined;
  /** Lines of at most 65 characters, for sentences in a wide column. */
  isMeasured?: boolean | undefined;
  /** The text. */
  children?: ReactNode;
}

/**
 * A sentence or two of the interface. Long words break, so that a text never leaves its column.
 *
 * @example
 * <Text tone="secondary" isMeasured>
 *   A record is complete when two people have submitted an answer.
 * </Text>
 */
export function Text({ as = "p", tone, size, isMeasured, ...native }: TextProps) {
  const Root: ElementType = as;
  return (
    <Root
      {...rootProps(native, text)}
      data-tone={tone}
      data-size={size}
      data-measured={isMeasured || undefined}
    />
  );
}
