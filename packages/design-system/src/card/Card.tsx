import type { ReactNode } from "react";
import { type NativeProps, rootProps } from "../native";
import { card } from "./Card.css";

export interface CardProps extends NativeProps<"div"> {
  /**
   * The space around the content: 12 or 20 pixels.
   *
   * @default "md"
   */
  padding?: "md" | "lg" | undefined;
  /** The content. */
  children?: ReactNode;
}

/**
 * A frame around content that belongs together.
 *
 * @example
 * <Card padding="lg">
 *   <Heading level={3} size="part">
 *     Preview
 *   </Heading>
 * </Card>
 */
export function Card({ padding = "md", ...native }: CardProps) {
  return <div {...rootProps(native, card)} data-padding={padding} />;
}
