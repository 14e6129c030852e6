import { useState } from "react";
import { Avatar } from "./Avatar";
import * as styles from "./Avatar.css";
import { groupOf } from "./group";

export interface AvatarGroupProps {
  usernames: readonly string[];
  /** The name of the list for screen readers: "Team". */
  label: string;
  /** What the number says: 4 → "+4". */
  moreLabel: (hidden: number) => string;
}

/** A team side by side; up to ten unfold on hover, focus or a click. */
export function AvatarGroup({ usernames, label, moreLabel }: AvatarGroupProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const { shown, hidden, canExpand } = groupOf(usernames, isExpanded);
  return (
    <span className={styles.group} onPointerLeave={() => setIsExpanded(false)}>
      <ul className={styles.list} aria-label={label}>
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
          onPointerEnter={() => setIsExpanded(true)}
          onClick={() => setIsExpanded(true)}
        >
          {moreLabel(hidden)}
        </button>
      )}
      {hidden > 0 && !canExpand && <span className={styles.more}>{moreLabel(hidden)}</span>}
    </span>
  );
}
