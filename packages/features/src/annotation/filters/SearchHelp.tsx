import { CircleQuestionMark, IconButton, Popover } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { Fragment, useState } from "react";
import * as styles from "./Filters.css";

const operators = ["either", "without", "phrase", "prefix", "similar", "group"] as const;

/** Explains the operators of the search, each with an example. */
export function SearchHelp() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.help}>
      <Popover
        label={t("search.help")}
        align="end"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={<IconButton picture={CircleQuestionMark} label={t("search.help")} />}
      >
        <p className={styles.helpIntro}>{t("search.helpIntro")}</p>
        <dl className={styles.helpList}>
          {operators.map((operator) => (
            <Fragment key={operator}>
              <dt className={styles.helpSign}>{t(`search.examples.${operator}`)}</dt>
              <dd className={styles.helpText}>{t(`search.operators.${operator}`)}</dd>
            </Fragment>
          ))}
        </dl>
      </Popover>
    </span>
  );
}
