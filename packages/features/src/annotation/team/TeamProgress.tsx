import { Avatar, Badge, Eye, Heading, IconButton, ProgressMeter, Stack, Text } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { useId } from "react";
import type { AnnotationPorts, TeamView } from "../view-model";
import * as styles from "./Team.css";

interface TeamProgressProps {
  team: TeamView;
  /** Absent if the user may not look for the responses of others. */
  onShowResponses?: AnnotationPorts["onShowResponses"];
}

/** The progress of the team, its members, and who is present now. */
export function TeamProgress({ team, onShowResponses }: TeamProgressProps) {
  const t = useT();
  const format = useFormat();
  const titleId = useId();
  const share = team.completed / Math.max(1, team.total);
  const counts = {
    completed: format.number(team.completed),
    total: format.number(team.total),
    pending: format.number(team.pending),
  };
  return (
    <section className={styles.team} aria-labelledby={titleId}>
      <header className={styles.head}>
        <Heading level={3} size="part" id={titleId}>
          {t("team.title")}
        </Heading>
        <Text as="span" tone="secondary">
          <bdi>{t("team.completed", counts)}</bdi>
        </Text>
        <span className={styles.percent}>{format.percent(team.completed / team.total)}</span>
      </header>
      <ProgressMeter
        size="lg"
        label={t("team.meter", { share: format.percent(share) })}
        parts={[{ status: "submitted", share }]}
      />
      <Stack as="ul" gap={1} aria-label={t("team.people")}>
        {team.people.map(({ username, submitted, isMe, isHere, ...others }) => (
          <li key={username} className={styles.person}>
            <Avatar username={username} isMe={isMe} aria-hidden />
            <span className={styles.name}>
              <bdi>{username}</bdi>
            </span>
            {isHere && <Badge>{t("team.here")}</Badge>}
            {submitted !== undefined && (
              <span className={styles.count}>
                {t("team.submitted", { count: submitted })}
                {onShowResponses && <Unsubmitted {...others} />}
              </span>
            )}
            {onShowResponses && submitted !== undefined && submitted > 0 && (
              <IconButton
                picture={Eye}
                label={t("team.showResponses", { username })}
                onClick={() => onShowResponses({ username, isMe })}
              />
            )}
          </li>
        ))}
      </Stack>
    </section>
  );
}

/** How many records a person has discarded, and has a draft of, which only those need who look after the team. */
function Unsubmitted({ draft = 0, discarded = 0 }: Pick<TeamView["people"][number], "draft" | "discarded">) {
  const t = useT();
  const counts = [
    draft > 0 && t("team.drafts", { count: draft }),
    discarded > 0 && t("team.discarded", { count: discarded }),
  ].filter((count) => count !== false);
  return counts.map((count) => `, ${count}`).join("");
}
