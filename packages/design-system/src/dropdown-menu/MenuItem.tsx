import * as Menu from "@radix-ui/react-dropdown-menu";
import type { ReactNode } from "react";
import { Icon, type IconPicture } from "../icon";
import { Link } from "../link";
import { type NativeProps, rootProps } from "../native";
import * as styles from "./DropdownMenu.css";

export interface MenuItemProps extends NativeProps<"div", "role" | "onSelect"> {
  /** The label: a verb, or the name of a page. */
  children: ReactNode;
  /**
   * A drawing before the label.
   *
   * @default none
   */
  icon?: IconPicture | undefined;
  /** The action of the item; omit it if there is an `href`. */
  onSelect?: (() => void) | undefined;
  /** The address that the item opens; omit it if there is an `onSelect`. */
  href?: string | undefined;
  /**
   * The address is outside the product and opens in a new tab.
   *
   * @default false
   */
  isExternal?: boolean | undefined;
  /**
   * "danger" for what cannot be undone.
   *
   * @default "neutral"
   */
  tone?: "neutral" | "danger" | undefined;
  /**
   * Is skipped by the keys and cannot be chosen.
   *
   * @default false
   */
  isDisabled?: boolean | undefined;
}

/**
 * An action or a link of a menu.
 *
 * @example
 * <DropdownMenu trigger={<Button>More</Button>}>
 *   <MenuItem tone="danger" onSelect={() => console.info("deleted")}>
 *     Delete
 *   </MenuItem>
 * </DropdownMenu>
 */
export function MenuItem(props: MenuItemProps) {
  const {
    children,
    icon,
    onSelect,
    href,
    isExternal = false,
    tone = "neutral",
    isDisabled,
    ...native
  } = props;
  const content = (
    <>
      {icon && <Icon picture={icon} />}
      {children}
    </>
  );
  return (
    <Menu.Item
      {...rootProps(native, styles.item)}
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

export interface MenuHeadingProps extends NativeProps<"div"> {
  /** The words above a group of items. */
  children: ReactNode;
}

/**
 * A caption over the items that follow.
 *
 * @example
 * <DropdownMenu trigger={<Button>Export</Button>}>
 *   <MenuHeading>Format</MenuHeading>
 *   <MenuItem>CSV</MenuItem>
 * </DropdownMenu>
 */
export function MenuHeading(props: MenuHeadingProps) {
  return <Menu.Label {...rootProps(props, styles.heading)} />;
}

/**
 * A line between groups of items.
 *
 * @example
 * <DropdownMenu trigger={<Button>More</Button>}>
 *   <MenuItem>Rename</MenuItem>
 *   <MenuSeparator />
 *   <MenuItem tone="danger">Delete</MenuItem>
 * </DropdownMenu>
 */
export function MenuSeparator(native: NativeProps<"div">) {
  return <Menu.Separator {...rootProps(native, styles.separator)} />;
}
