import type { QuestionAgreement } from "@glossa/contract";
import { Avatar, Button, Popover, Stack, Text } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { useState } from "react";
import * as styles from "./Agreement.css";
import { UndefinedFigure } from "./UndefinedFigure";

interface AgreementPeopleProps {
  /** The title of the question. */
  title: string;
  people: QuestionAgreement["people"];
  /** Whether their shares are those of spans. */
  isOfSpans: boolean;
}

/** A button that shows how far each person agrees with the others on a question, the least first. */
export function AgreementPeople({ title, people, isOfSpans }: AgreementPeopleProps) {
  const t = useT();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const label = t("agreement.peopleOf", { title });
  const ordered = [...people].sort((one, other) => (one.share ?? 2) - (other.share ?? 2));
  return (
    <Popover
      trigger={
        <Button size="sm" aria-label={label}>
          {t("agreement.people")}
        </Button>
      }
      label={label}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <Stack gap={2} className={styles.help}>
        <Text tone="secondary">{t(isOfSpans ? "agreement.peopleF1" : "agreement.peopleShare")}</Text>
        <ul className={styles.people}>
          {ordered.map(({ username, records, share }) => (
            <li key={username} className={styles.person}>
              <Avatar username={username} aria-hidden />
              <bdi className={styles.title}>{username}</bdi>
              <span className={styles.records}>{t("agreement.personRecords", { count: records })}</span>
              <span className={styles.share}>
                {share === null ? (
                  <UndefinedFigure />
                ) : isOfSpans ? (
                  format.coefficient(share)
                ) : (
                  format.percent(share)
                )}
              </span>
            </li>
          ))}
        </ul>
      </Stack>
    </Popover>
  );
}
