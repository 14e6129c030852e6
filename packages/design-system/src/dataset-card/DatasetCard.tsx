import type { ReactNode } from "react";
import { AvatarGroup } from "../avatar";
import { Badge } from "../badge";
import { ArrowRight, Icon, type IconPicture } from "../icon";
import { Link } from "../link";
import { type NativeProps, rootProps } from "../native";
import { ProgressMeter, type ProgressPart } from "../progress-meter";
import * as styles from "./DatasetCard.css";

/** A field or a question of a dataset, as its badge shows it. */
export interface CardPart {
  /** The type's own word: "multi-label". */
  label: string;
  icon?: IconPicture;
}

export interface DatasetCardProps extends NativeProps<"li"> {
  /** The name of the dataset, which is the text of the link. */
  name: string;
  /** The address that a click anywhere on the row opens. */
  href: string;
  /** The name of its workspace. */
  workspace: string;
  /** The types of its fields, each once. */
  fields: readonly CardPart[];
  /** The types of its questions, each once. */
  questions: readonly CardPart[];
  /** Formatted: "48.20%", or "-" where it is not known. */
  percent: string;
  /** The meter: its accessible text, and shares within 0..1. */
  progress: { label: string; parts: readonly ProgressPart[] };
  /** "3.5K", and the exact number as its title: "3,456 rows". On a phone, without a head, the exact one is shown. */
  rows: { short: string; exact: string };
  /** The users who have responded, and the texts of their avatars; `emptyLabel` is shown if there are none. */
  team: {
    usernames: readonly string[];
    label: string;
    emptyLabel: string;
    moreLabel: (count: number) => string;
  };
  /** "2 minutes ago". A list narrower than 52rem does not show it, except on a phone. */
  activity: string;
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
  const { name, href, workspace, fields, questions, percent, progress, rows, team, activity, ...rest } =
    props;
  const { note, actions, ...native } = rest;
  return (
    <li {...rootProps(native, styles.card)}>
      <div className={styles.main}>
        <div className={styles.names}>
          <Link className={styles.link} href={href}>
            {name}
          </Link>
          <span className={styles.workspace}>{workspace}</span>
          {note}
        </div>
        <CardBadges fields={fields} questions={questions} />
      </div>
      <div className={styles.progress}>
        <span className={styles.percent}>{percent}</span>
        <ProgressMeter {...progress} />
      </div>
      <div className={styles.rows} title={rows.exact}>
        <span className={styles.shortRows}>{rows.short}</span>
        <span className={styles.exactRows}>{rows.exact}</span>
      </div>
      <div className={styles.team}>
        <CardTeam {...team} />
      </div>
      <div className={styles.activity}>{activity}</div>
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}

function CardBadges({ fields, questions }: Pick<DatasetCardProps, "fields" | "questions">) {
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
    // biome-ignore lint/suspicious/noArrayIndexKey: two of one type are told apart by nothing but their place
    <Badge key={index} look={look} {...part}>
      {part.label}
    </Badge>
  ));
}

function CardTeam({ usernames, label, emptyLabel, moreLabel }: DatasetCardProps["team"]) {
  if (usernames.length === 0) return <span title={emptyLabel}>{"-"}</span>;
  return <AvatarGroup usernames={usernames} label={label} moreLabel={moreLabel} />;
}
