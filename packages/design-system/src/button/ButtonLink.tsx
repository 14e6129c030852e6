import type { ReactNode } from "react";
import type { IconPicture } from "../icon";
import { Link, type LinkProps } from "../link";
import { rootProps } from "../native";
import { button } from "./Button.css";
import { ButtonContent } from "./ButtonContent";

export interface ButtonLinkProps extends Omit<LinkProps, "children"> {
  /** Where it leads, as a verb: "Back to datasets". */
  children: ReactNode;
  /**
   * Weight of the link; at most one primary per view.
   *
   * @default "secondary"
   */
  tone?: "primary" | "secondary" | "ghost" | undefined;
  /**
   * Height 28, 32 or 40 pixels.
   *
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
  /**
   * Fills the available width.
   *
   * @default false
   */
  isBlock?: boolean | undefined;
  /**
   * A drawing before the label.
   *
   * @default none
   */
  icon?: IconPicture | undefined;
  /**
   * A drawing after the label: a chevron, an arrow.
   *
   * @default none
   */
  iconEnd?: IconPicture | undefined;
}

/**
 * A link that looks like a button, for the main action of an empty page or an error page.
 *
 * @example
 * <ButtonLink href="/" tone="primary">
 *   Back to datasets
 * </ButtonLink>
 */
export function ButtonLink(props: ButtonLinkProps) {
  const { children, tone = "secondary", size = "md", isBlock, icon, iconEnd, ...link } = props;
  return (
    <Link {...rootProps(link, button)} data-tone={tone} data-size={size} data-block={isBlock || undefined}>
      <ButtonContent icon={icon} iconEnd={iconEnd} size={size}>
        {children}
      </ButtonContent>
    </Link>
  );
}
