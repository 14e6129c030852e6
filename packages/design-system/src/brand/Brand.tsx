import type { ElementType } from "react";
import { Link } from "../link";
import { type NativeProps, rootProps } from "../native";
import * as styles from "./Brand.css";

export interface BrandProps extends NativeProps<"span"> {
  /** The wordmark. */
  name: string;
  /** Target of the link. Without it the brand is not a link, as on the sign-in page. */
  href?: string | undefined;
  /** The spoken name of the link: "Glossa, home". */
  linkLabel?: string | undefined;
  /**
   * Larger, where it stands alone on a page and not in a bar.
   *
   * @default false
   */
  isLarge?: boolean | undefined;
}

/**
 * The mark and the wordmark.
 *
 * @example
 * <Brand name="Glossa" href="/" linkLabel="Glossa, home" />
 */
export function Brand({ name, href, linkLabel, isLarge = false, ...native }: BrandProps) {
  const Root: ElementType = href === undefined ? "span" : Link;
  const link = href === undefined ? {} : { href, "aria-label": linkLabel ?? name };
  return (
    <Root {...rootProps(native, styles.brand)} {...link} data-large={isLarge || undefined}>
      <BrandMark />
      <span className={styles.wordmark}>{name}</span>
    </Root>
  );
}

// Three lines of text, the margin line and one note in the margin.
function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 22 22" aria-hidden="true">
      <g stroke="currentColor" strokeWidth={2} strokeLinecap="square">
        <path d="M2 4.5h9M2 11h9M2 17.5h5" />
      </g>
      <path d="M15 1.5v19" stroke="currentColor" strokeWidth={1} />
      <path className={styles.note} d="M18.5 11H21" strokeWidth={2.6} strokeLinecap="square" />
    </svg>
  );
}
