import { Link } from "../link";
import { type NativeProps, rootProps } from "../native";
import { majorityDirection } from "../text-direction";
import * as styles from "./TopBar.css";

export interface Crumb {
  label: string;
  /** The last crumb, the page itself, has one only if it leads to a state of the page, for example without filters. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends NativeProps<"nav"> {
  /** The name of the navigation for screen readers. */
  label: string;
  /** The pages from the home page to the present one, which comes last and has no address. */
  crumbs: readonly Crumb[];
}

/**
 * The path from the home page to this page; a phone shows its last part.
 *
 * @example
 * <Breadcrumbs label="You are here" crumbs={[{ label: "Home", href: "/" }, { label: "Settings" }]} />
 */
export function Breadcrumbs({ label, crumbs, ...native }: BreadcrumbsProps) {
  return (
    <nav {...rootProps(native, styles.trail)} aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label: text, href }, index) => (
          <li
            key={href ?? text}
            className={styles.crumb}
            data-last={index === crumbs.length - 1 || undefined}
          >
            {href === undefined ? (
              <bdi className={styles.here} aria-current="page" dir={majorityDirection(text)}>
                {text}
              </bdi>
            ) : (
              <Link
                className={styles.step}
                href={href}
                aria-current={index === crumbs.length - 1 ? "page" : undefined}
              >
                <bdi dir={majorityDirection(text)}>{text}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
