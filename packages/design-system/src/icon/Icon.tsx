import type { LucideIcon } from "lucide-react";
import { type NativeProps, rootProps } from "../native";
import { icon } from "./Icon.css";

/** An icon of the icon set, to be passed to components that show one. */
export type IconPicture = LucideIcon;

export interface IconProps extends NativeProps<"svg", "strokeWidth"> {
  /** The drawing, such as `Check`: the package exports those that it uses, and every Lucide icon fits. */
  picture: IconPicture;
  /**
   * Pixels at the default text size, with which it scales; smaller icons have a bolder stroke.
   *
   * @default 16
   */
  size?: 10 | 12 | 14 | 16 | 20 | undefined;
  /**
   * Mirrors the icon in right-to-left text, for arrows and chevrons that mean "back" or "forward".
   *
   * @default false
   */
  isDirectional?: boolean | undefined;
}

const strokes = { 10: 2.4, 12: 2.2, 14: 1.9, 16: 1.75, 20: 1.6 };

/**
 * A decorative icon; its meaning must be given in text as well.
 *
 * @example
 * <Icon picture={Settings} size={14} />
 */
export function Icon({ picture: Picture, size = 16, isDirectional = false, ...native }: IconProps) {
  return (
    <Picture
      {...rootProps(native, icon)}
      size={`${size / 16}rem`}
      strokeWidth={strokes[size]}
      aria-hidden="true"
      data-directional={isDirectional || undefined}
    />
  );
}
