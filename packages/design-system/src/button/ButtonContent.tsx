import type { ReactNode } from "react";
import { Icon, type IconPicture } from "../icon";
import { content } from "./Button.css";

interface ButtonContentProps {
  children: ReactNode;
  size: "sm" | "md" | "lg";
  icon?: IconPicture | undefined;
  iconEnd?: IconPicture | undefined;
  /**
   * Invisible while the busy label is shown, but keeps its space.
   *
   * @default false
   */
  isHidden?: boolean | undefined;
}

/** The row inside a button: an icon, the words, an icon. */
export function ButtonContent({ children, size, icon, iconEnd, isHidden = false }: ButtonContentProps) {
  return (
    <span className={content} data-hidden={isHidden || undefined}>
      {icon && <Icon picture={icon} size={size === "sm" ? 14 : 16} />}
      {children}
      {iconEnd && <Icon picture={iconEnd} size={14} isDirectional />}
    </span>
  );
}
