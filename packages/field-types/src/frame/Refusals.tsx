import { Icon, TriangleAlert } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { Refused } from "./protocol";
import * as styles from "./SandboxedFrame.css";

/** What the policy blocked in a frame: how often, what, and why. */
export function Refusals({ count, refused }: { count: number; refused: readonly Refused[] }) {
  const t = useT();
  return (
    <details className={styles.refusals}>
      <summary className={styles.summary}>
        <Icon picture={TriangleAlert} size={14} />
        {t("fields.refused", { count })}
      </summary>
      <p>{t("fields.refusedWhy")}</p>
      <ul className={styles.list}>
        {refused.map(({ kind, detail, count: times }) => (
          <li key={`${kind} ${detail}`}>
            {t(`fields.refusals.${kind}`)} <bdi className={styles.detail}>{detail}</bdi>
            {times > 1 && ` ×${times}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
