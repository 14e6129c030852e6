import { Icon, Pencil } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { ReactNode } from "react";
import * as styles from "./Slogan.css";

/** The product's slogan as an interlinear gloss: lines under words, tags under lines. */
export function Slogan() {
  const t = useT();
  return (
    <p className={styles.claim}>
      <span className={styles.line}>
        {t("login.claimBefore")}{" "}
        <span className={styles.manner}>
          {t("login.claimManner")}
          <Tag tone="manner">{t("login.tagManner")}</Tag>
        </span>
        {"."}
      </span>{" "}
      <span className={styles.line}>
        <span className={styles.instruction}>
          {t("login.claimAnswer")}{" "}
          <span className={styles.place}>
            {t("login.claimPlace")}
            <Tag tone="place">{t("login.tagPlace")}</Tag>
          </span>
          <Tag tone="instruction">
            <Icon picture={Pencil} size={12} />
            {t("login.tagInstruction")}
          </Tag>
        </span>
        {"."}
      </span>
    </p>
  );
}

// Hidden from screen readers: the tags explain the drawing and would only interrupt the sentence.
function Tag({ tone, children }: { tone: "manner" | "place" | "instruction"; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone} aria-hidden="true">
      <span className={styles.word}>{children}</span>
    </span>
  );
}
