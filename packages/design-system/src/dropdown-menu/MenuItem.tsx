import * as Menu from "@radix-ui/react-dropdown-menu";
import type { ReactNode } from "react";
import { Icon, type IconPicture } from "../icon";
import { Link } from "../link";
import * as styles from "./DropdownMenu.css";

export interface MenuItemProps {
  children: ReactNode;
  icon?: IconPicture;
  /** The action of the item; omit it if there is an `href`. */
  onSelect?: () => void;
  href?: string;
  /** The address is outside the product and opens in a new tab. */
  isExternal?: boolean;
  tone?: "neutral" | "danger";
  isDisabled?: boolean;
}

/** An action or a link of a menu. */
export function MenuItem(props: MenuItemProps) {
  const { children, icon, onSelect, href, isExternal = false, tone = "neutral", isDisabled } = props;
  const content = (
    <>
      {icon && <Icon picture={icon} />}
      {children}
    </>
  );
  return (
    <Menu.Item
      className={styles.item}
      data-tone={tone}
      disabled={isDisabled ?? false}
      onSelect={onSelect}
      asChild={href !== undefined}
    >
      {href === undefined ? (
        content
      ) : isExternal ? (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {content}
        </a>
      ) : (
        <Link href={href}>{content}</Link>
      )}
    </Menu.Item>
  );
}

/** A caption over the items that follow. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <Menu.Label className={styles.heading}>{children}</Menu.Label>;
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <Menu.Separator className={styles.separator} />;
}
