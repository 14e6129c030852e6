import { Fragment, type ReactNode } from "react";
import {
  ArrowBigUp,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Command,
  Icon,
  type IconPicture,
  OptionPicture,
} from "../icon";
import { type NativeProps, rootProps } from "../native";
import { VisuallyHidden } from "../visually-hidden";
import { kbd } from "./Kbd.css";
import { useSingleKeys } from "./single-keys";

export interface KbdProps extends NativeProps<"kbd"> {
  /** The label of the key, or an icon of it. */
  children: ReactNode;
  /**
   * True if the text explains the key: screen readers read it, and it is shown on touch devices.
   *
   * @default false
   */
  isText?: boolean | undefined;
  /**
   * The key works without Ctrl, Cmd or Alt: it is not shown where such keys are switched off by `SingleKeysProvider`.
   *
   * @default false
   */
  isSingle?: boolean | undefined;
}

/**
 * A key as a hint beside a control, hidden from screen readers and on touch devices.
 *
 * @example
 * <Kbd>S</Kbd>
 */
export function Kbd({ children, isText = false, isSingle = false, ...native }: KbdProps) {
  const hasSingleKeys = useSingleKeys();
  if (isSingle && !hasSingleKeys) return null;
  return (
    <kbd {...rootProps(native, kbd)} data-hint={!isText || undefined} aria-hidden={!isText || undefined}>
      {typeof children === "string" ? printed(children) : children}
    </kbd>
  );
}

/** Characters that the typeface of keys lacks: another typeface of the device would draw them. */
const drawn: Readonly<Record<string, IconPicture>> = {
  "←": ArrowLeft,
  "→": ArrowRight,
  "↑": ArrowUp,
  "↓": ArrowDown,
  "⌘": Command,
  "⇧": ArrowBigUp,
  "⌥": OptionPicture,
};

const characters = new RegExp(`([${Object.keys(drawn).join("")}])`);

/** Draws the characters as icons, and keeps them as text. */
function printed(text: string): ReactNode {
  return text.split(characters).map((part, index) => {
    const picture = drawn[part];
    if (picture === undefined) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other names
      <Fragment key={index}>
        <Icon picture={picture} size={12} />
        <VisuallyHidden>{part}</VisuallyHidden>
      </Fragment>
    );
  });
}
