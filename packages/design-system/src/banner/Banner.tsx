import type { ReactNode } from "react";
import { CircleAlert, Icon, type IconPicture, Info, TriangleAlert, X } from "../icon";
import { IconButton } from "../icon-button";
import { type NativeProps, rootProps } from "../native";
import * as styles from "./Banner.css";

export interface BannerProps extends NativeProps<"div", "role"> {
  /** What the message is about: information, something to take care of, or a failure. */
  tone: "info" | "warning" | "danger";
  /** One sentence, at most one link or button. */
  children: ReactNode;
  /** Both or neither: for a banner that can be dismissed. */
  onDismiss?: (() => void) | undefined;
  /** The name of the button that dismisses the banner, if there is `onDismiss`. */
  dismissLabel?: string | undefined;
}

const pictures: Record<BannerProps["tone"], IconPicture> = {
  info: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/**
 * A message about the whole page below the top bar, shown as long as it applies.
 *
 * @example
 * <Banner tone="warning">You are offline. Your answers are kept on this device.</Banner>
 */
export function Banner({ tone, children, onDismiss, dismissLabel, ...native }: BannerProps) {
  return (
    <div {...rootProps(native, styles.banner)} data-tone={tone} role={tone === "danger" ? "alert" : "status"}>
      <span className={styles.icon}>
        <Icon picture={pictures[tone]} />
      </span>
      <p className={styles.text}>{children}</p>
      {onDismiss && dismissLabel && <IconButton picture={X} label={dismissLabel} onClick={onDismiss} />}
    </div>
  );
}

export interface BannerRowProps extends NativeProps<"span"> {
  /** A sentence, and a button at the end of the row. */
  children: ReactNode;
}

/**
 * A sentence of a banner with its one link or button, beside it where there is room.
 *
 * @example
 * <Banner tone="danger">
 *   <BannerRow>
 *     The record could not be saved. <Button size="sm">Try again</Button>
 *   </BannerRow>
 * </Banner>
 */
export function BannerRow(props: BannerRowProps) {
  return <span {...rootProps(props, styles.row)} />;
}
