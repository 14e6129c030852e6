import type { ReactNode, Ref } from "react";
import { Icon, type IconPicture } from "../icon";
import { type NativeProps, rootProps } from "../native";
import * as styles from "./EmptyState.css";

export interface EmptyStateProps extends NativeProps<"div", "title"> {
  /** The state, as a sentence without its full stop. */
  title: string;
  /** One line about what the user can do. */
  children?: ReactNode;
  /**
   * A drawing over the title.
   *
   * @default none
   */
  icon?: IconPicture | undefined;
  /** One button or link. */
  action?: ReactNode;
  /**
   * Level of the title in the page's outline.
   *
   * @default 2
   */
  level?: 1 | 2 | 3 | undefined;
  /** Makes the title focusable, so that screen readers read it when the previous content has disappeared. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/**
 * Replaces a page or list that is empty or could not be loaded.
 *
 * @example
 * <EmptyState title="Nothing pending" action={<ButtonLink href="/">Back to datasets</ButtonLink>}>
 *   All records of this dataset have an answer.
 * </EmptyState>
 */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, icon, action, level = 2, titleRef, ...native } = props;
  const Heading = `h${level}` as const;
  return (
    <div {...rootProps(native, styles.empty)}>
      {icon && (
        <span className={styles.picture}>
          <Icon picture={icon} size={20} />
        </span>
      )}
      <Heading ref={titleRef} className={styles.title} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}
