import { useRef, useState } from "react";
import { type NativeProps, rootProps } from "../native";
import { Avatar } from "./Avatar";
import * as styles from "./Avatar.css";
import { groupOf } from "./group";

export interface AvatarGroupProps extends NativeProps<"span"> {
  /** The members in order; the first three are drawn, the others are counted. */
  usernames: readonly string[];
  /** The name of the list for screen readers: "Team". */
  label: string;
  /** The label of the number: 4 → "+4". */
  moreLabel: (hidden: number) => string;
}

/**
 * A team side by side; up to ten unfold under the pointer or on a press, and fold when it or the focus leaves.
 *
 * @example
 * <AvatarGroup usernames={["ana", "ben"]} label="Team" moreLabel={(hidden) => `+${hidden}`} />
 */
export function AvatarGroup({ usernames, label, moreLabel, ...native }: AvatarGroupProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { shown, hidden, canExpand } = groupOf(usernames, isExpanded);
  const unfold = () => {
    setIsExpanded(true);
    // The button disappears while it has the focus, so the expanded list takes the focus.
    list.current?.focus();
  };
  return (
    <span {...rootProps(native, styles.group)} onPointerLeave={() => setIsExpanded(false)}>
      <ul
        ref={list}
        className={styles.list}
        aria-label={label}
        tabIndex={-1}
        onBlur={() => setIsExpanded(false)}
      >
        {shown.map((username) => (
          <li key={username}>
            <Avatar username={username} />
          </li>
        ))}
      </ul>
      {canExpand && !isExpanded && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={false}
          onPointerEnter={() => setIsExpanded(true)}
          onClick={unfold}
        >
          {moreLabel(hidden)}
        </button>
      )}
      {hidden > 0 && !canExpand && <span className={styles.more}>{moreLabel(hidden)}</span>}
    </span>
  );
}
