import * as Menu from "@radix-ui/react-dropdown-menu";
import type { ReactNode } from "react";
import { type NativeProps, rootProps } from "../native";
import { majorityDirection } from "../text-direction";
import * as styles from "./DropdownMenu.css";

export interface MenuCaptionProps extends NativeProps<"div", "role" | "title"> {
  /** The first line: whom or what the menu is about. */
  title: string;
  /** A second, quieter line. */
  children?: ReactNode;
}

/**
 * The title of a menu, above its items; it cannot be chosen.
 *
 * @example
 * <DropdownMenu trigger={<Button>Account</Button>}>
 *   <MenuCaption title="marisol">Annotator</MenuCaption>
 * </DropdownMenu>
 */
export function MenuCaption({ title, children, ...native }: MenuCaptionProps) {
  return (
    <Menu.Group>
      <Menu.Label {...rootProps(native, styles.caption)}>
        <bdi className={styles.captionTitle} dir={majorityDirection(title)}>
          {title}
        </bdi>
        {children && <span className={styles.captionMore}>{children}</span>}
      </Menu.Label>
    </Menu.Group>
  );
}
