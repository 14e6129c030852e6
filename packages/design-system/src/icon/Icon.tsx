import type { LucideIcon } from "lucide-react";
import { icon } from "./Icon.css";

/** A picture of the icon set, to be handed to components that show one. */
export type IconPicture = LucideIcon;

export interface IconProps {
  picture: IconPicture;
  /** Pixels where text has its usual size, and it grows with text; smaller ones get a bolder stroke. Default 16. */
  size?: 10 | 12 | 14 | 16 | 20;
  /** Turns round in right-to-left text, for arrows and chevrons that mean "back" or "on". */
  isDirectional?: boolean;
}

const strokes = { 10: 2.4, 12: 2.2, 14: 1.9, 16: 1.75, 20: 1.6 };

/** An ornament beside words; whatever it says has to be said in text as well. */
export function Icon({ picture: Picture, size = 16, isDirectional = false }: IconProps) {
  return (
    <Picture
      className={icon}
      size={`${size / 16}rem`}
      strokeWidth={strokes[size]}
      aria-hidden="true"
      data-directional={isDirectional || undefined}
    />
  );
}
