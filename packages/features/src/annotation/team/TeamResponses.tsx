import { Status } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "./TeamAnswerList.css";
import type { TeamResponse } from "./team-answers";

/** Who else has a draft of the record or has discarded it, which is beside no question; or that nobody else has responded. */
export function TeamResponses({ responses }: { responses: readonly TeamResponse[] }) {
  const t = useT();
  if (responses.length === 0)
    return (
      <p role="status" className={styles.nobody}>
        {t("team.nobodyElse")}
      </p>
    );
  const others = responses.filter(({ status }) => status !== "submitted");
  if (others.length === 0) return null;
  return (
    <ul className={styles.responses} aria-label={t("team.withoutAnswer")}>
      {others.map(({ username, status }) => (
        <li key={username} className={styles.response}>
          <bdi className={styles.names}>{username}</bdi>
          <Status status={status} label={t(`status.${status}`)} />
        </li>
      ))}
    </ul>
  );
}
