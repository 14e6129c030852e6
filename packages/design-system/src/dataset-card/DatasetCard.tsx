import type { ReactNode } from "react";
import { AvatarGroup } from "../avatar";
import { Badge } from "../badge";
import { ArrowRight, Icon, type IconPicture } from "../icon";
import { Link } from "../link";
import { type NativeProps, rootProps } from "../native";
import type { ProgressPart } from "../progress-meter";
import { Meter } from "../progress-meter/Meter";
import { useMeterWarnings } from "../progress-meter/use-meter-warnings";
import { majorityDirection } from "../text-direction";
import { VisuallyHidden } from "../visually-hidden";
import { InColumn } from "./columns";
import * as styles from "./DatasetCard.css";

/** A field or a question of a dataset, as its badge shows it. */
export interface CardPart {
  /** The type's own word: "multi-label". */
  label: string;
  icon?: IconPicture | undefined;
}

/** The team of a dataset, as its card shows it. */
export interface CardTeamProps {
  usernames: readonly string[];
  /** The name of the list for screen readers: "Team". */
  label: string;
  /** "Nobody yet". */
  emptyLabel: string;
  /** The label of the number of people who are not drawn: 4 → "+4". */
  moreLabel: (count: number) => string;
}

export interface DatasetCardProps extends NativeProps<"li"> {
  /** The name of the dataset, which is the text of the link. */
  name: string;
  /** The address that a click anywhere on the row opens. */
  href: string;
  /** The name of its workspace. */
  workspace?: string | undefined;
  /**
   * The types of its fields, each once.
   *
   * @default none
   */
  fields?: readonly CardPart[] | undefined;
  /**
   * The types of its questions, each once.
   *
   * @default none
   */
  questions?: readonly CardPart[] | undefined;
  /** Formatted: "48.20%", or "-" where it is not known. */
  percent: string;
  /** The meter: its accessible text, and shares within 0..1. */
  progress: { label: string; parts: readonly ProgressPart[] };
  /** "3.5K", and the exact number as its title: "3,456 rows". On a phone, without a head, the exact one is shown. */
  rows?: { short: string; exact: string } | undefined;
  /**
   * The users who have responded, and the texts of their avatars. If there are none, “-” is drawn, and `emptyLabel` is
   * its title and the texts for screen readers.
   */
  team?: CardTeamProps | undefined;
  /** "2 minutes ago". A list narrower than 52rem does not show it, except on a phone. */
  activity?: string | undefined;
  /** A word beside the workspace: "Draft". */
  note?: ReactNode;
  /** Icon buttons at the end, above the link that the whole row is. */
  actions?: ReactNode;
}

/**
 * A dataset as a row of the ledger; the whole row links to it.
 *
 * @example
 * <DatasetLedger label="Datasets" columns={["Dataset", "Progress", "Rows", "Team", "Last activity"]}>
 *   <DatasetCard
 *     name="ticket-triage"
 *     href="/dataset/1"
 *     workspace="support"
 *     fields={[{ label: "text" }]}
 *     questions={[{ label: "label" }, { label: "rating" }]}
 *     percent="48.2%"
 *     progress={{ label: "48% submitted", parts: [{ status: "submitted", share: 0.48 }] }}
 *     rows={{ short: "3.5K", exact: "3,456 rows" }}
 *     team={{ usernames: ["ana"], label: "Team", emptyLabel: "Nobody yet", moreLabel: (count) => `+${count}` }}
 *     activity="2 minutes ago"
 *   />
 * </DatasetLedger>
 */
export function DatasetCard(props: DatasetCardProps) {
  const {
    name,
    href,
    workspace,
    fields = [],
    questions = [],
    percent,
    progress,
    rows,
    team,
    ...rest
  } = props;
  const { activity, note, actions, ...native } = rest;
  useMeterWarnings("DatasetCard", "progress.parts", progress.parts);
  return (
    <li {...rootProps(native, styles.card)}>
      <div className={styles.main}>
        <div className={styles.names}>
          <Link className={styles.link} href={href}>
            <bdi dir={majorityDirection(name)}>{name}</bdi>
          </Link>
          {workspace !== undefined && (
            <bdi className={styles.workspace} dir={majorityDirection(workspace)}>
              {workspace}
            </bdi>
          )}
          {note}
        </div>
        <CardBadges fields={fields} questions={questions} />
      </div>
      <div className={styles.progress}>
        <InColumn at={1}>
          <span className={styles.percent}>{percent}</span>
        </InColumn>
        <Meter {...progress} />
      </div>
      <div className={styles.rows} title={rows?.exact}>
        {rows && (
          <InColumn at={2}>
            <span className={styles.shortRows}>{rows.short}</span>
            <span className={styles.exactRows}>{rows.exact}</span>
          </InColumn>
        )}
      </div>
      <div className={styles.team}>{team && <CardTeam {...team} />}</div>
      <div className={styles.activity}>
        {activity !== undefined && <InColumn at={4}>{activity}</InColumn>}
      </div>
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}

interface CardBadgesProps {
  fields: readonly CardPart[];
  questions: readonly CardPart[];
}

function CardBadges({ fields, questions }: CardBadgesProps) {
  if (fields.length + questions.length === 0) return null;
  return (
    <div className={styles.badges}>
      {badgesOf(fields, "filled")}
      {fields.length > 0 && questions.length > 0 && (
        <span className={styles.arrow}>
          <Icon picture={ArrowRight} size={14} isDirectional />
        </span>
      )}
      {badgesOf(questions, "outlined")}
    </div>
  );
}

function badgesOf(parts: readonly CardPart[], look: "filled" | "outlined") {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two of one type differ in their position only
    <Badge key={index} look={look} {...part}>
      {part.label}
    </Badge>
  ));
}

function CardTeam({ usernames, label, emptyLabel, moreLabel }: CardTeamProps) {
  // The list of avatars has a name of its own.
  if (usernames.length > 0) return <AvatarGroup usernames={usernames} label={label} moreLabel={moreLabel} />;
  return (
    <InColumn at={3}>
      <span title={emptyLabel} aria-hidden="true">
        {"-"}
      </span>
      <VisuallyHidden>{emptyLabel}</VisuallyHidden>
    </InColumn>
  );
}
