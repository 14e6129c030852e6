import type { ReactNode } from "react";
import { Icon, type IconPicture } from "../icon";
import { type NativeProps, rootProps } from "../native";
import { badge } from "./Badge.css";

export interface BadgeProps extends NativeProps<"span"> {
  /** The word. */
  children: ReactNode;
  /**
   * Filled: a field type. Outlined: a question type. Accent: a role. Warning: modified.
   *
   * @default "outlined"
   */
  look?: "filled" | "outlined" | "accent" | "warning" | undefined;
  /**
   * A drawing before the word, for example that of a question type.
   *
   * @default none
   */
  icon?: IconPicture | undefined;
}

/**
 * One word about the thing beside it.
 *
 * @example
 * <Badge look="accent">Owner</Badge>
 */
export function Badge({ children, look = "outlined", icon, ...native }: BadgeProps) {
  return (
    <span {...rootProps(native, badge)} data-look={look}>
      {icon && <Icon picture={icon} size={12} />}
      {children}
    </span>
  );
}
