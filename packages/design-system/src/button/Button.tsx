import type { MouseEvent, ReactNode } from "react";
import type { IconPicture } from "../icon";
import { Kbd } from "../kbd";
import { type NativeProps, rootProps } from "../native";
import { Spinner } from "../spinner";
import * as styles from "./Button.css";
import { ButtonContent } from "./ButtonContent";

export interface ButtonProps extends NativeProps<"button", "disabled"> {
  /** A verb: what happens on pressing it. */
  children: ReactNode;
  /**
   * Weight of the action, instead of a `variant` or `color`; at most one primary per view.
   *
   * @default "secondary"
   */
  tone?: "primary" | "secondary" | "ghost" | "danger" | "danger-quiet" | undefined;
  /**
   * Height 28, 32 or 40.
   *
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
  /** Fills the available width. */
  isBlock?: boolean | undefined;
  /**
   * Instead of `disabled`: stays focusable, so that users can read the reason in a `DisabledReason`; clicks do nothing.
   *
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** Called when a disabled button is pressed, for example to focus what is missing. */
  onRefused?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** While the action runs: the gerund beside a spinner; the width does not change. */
  busyLabel?: string | undefined;
  /**
   * A drawing before the label.
   *
   * @default none
   */
  icon?: IconPicture | undefined;
  /** An icon after the label: a chevron, an arrow. */
  iconEnd?: IconPicture | undefined;
  /** The key that does the same. */
  keyHint?: ReactNode;
}

/**
 * A button with words.
 *
 * @example
 * <Button tone="primary" keyHint="Enter" onClick={() => console.info("submitted")}>
 *   Submit
 * </Button>
 */
export function Button(props: ButtonProps) {
  const {
    tone = "secondary",
    size = "md",
    type = "button",
    isBlock,
    isDisabled,
    onRefused,
    busyLabel,
    children,
    icon,
    iconEnd,
    keyHint,
    onClick,
    ...native
  } = props;
  const isBusy = busyLabel !== undefined;
  const isInert = isDisabled || isBusy;
  return (
    <button
      {...rootProps(native, styles.button)}
      type={type}
      data-tone={tone}
      data-size={size}
      data-block={isBlock || undefined}
      aria-disabled={isInert || undefined}
      aria-busy={isBusy || undefined}
      onClick={isInert ? (event) => refuse(event, isBusy ? undefined : onRefused) : onClick}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} size={size} isHidden={isBusy}>
        {children}
        {keyHint && <Kbd>{keyHint}</Kbd>}
      </ButtonContent>
      {isBusy && (
        <span className={styles.content}>
          <Spinner />
          {busyLabel}
        </span>
      )}
    </button>
  );
}

// A submit button that is only aria-disabled would still submit its form.
function refuse(event: MouseEvent<HTMLButtonElement>, onRefused: ButtonProps["onRefused"]) {
  event.preventDefault();
  onRefused?.(event);
}
