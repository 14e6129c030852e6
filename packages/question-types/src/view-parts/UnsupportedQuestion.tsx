import { useT } from "@glossa/locales";
import * as styles from "./UnsupportedQuestion.css";

/** Stands for a question that this page can't answer: says so, and what becomes of its answer. */
export function UnsupportedQuestion({ isRequired }: { isRequired: boolean }) {
  const t = useT();
  return (
    <div className={styles.notice} role="note">
      <p className={styles.title}>{t("questions.unsupportedTitle")}</p>
      <p>{isRequired ? t("questions.unsupportedRequired") : t("questions.unsupportedBody")}</p>
    </div>
  );
}
