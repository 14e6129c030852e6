import type { ReactNode, Ref } from "react";
import { Icon, type IconPicture } from "../icon";
import type { NativeProps } from "../native";
import * as styles from "./EmptyState.css";

export interface EmptyStateProps extends NativeProps<"div", "title"> {
  /** What is the case, as a sentence without its full stop. */
  title: string;
  /** One line on what can be done. */
  children?: ReactNode;
  icon?: IconPicture;
  /** One button or link. */
  action?: ReactNode;
  /** Level of the title in the page's outline. Default 2. */
  level?: 1 | 2 | 3;
  /** For who was in what is gone: the focus can go to the title, which is read out then. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** A page or a list with nothing in it, or one that could not be had. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, icon, action, level = 2, titleRef, ...native } = props;
  const Heading = `h${level}` as const;
  return (
    <div {...native} className={styles.empty}>
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
