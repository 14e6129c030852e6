import { Banner, CodeBlock, Stack } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "./QuestionList.css";

/** Says that a stored value, which another program has written, cannot be shown, and lets the user copy it. */
export function UnfitValue({ value }: { value: unknown }) {
  const t = useT();
  return (
    <Stack gap={2} className={styles.unfit}>
      <Banner tone="warning">{t("questions.unfit")}</Banner>
      <CodeBlock
        code={JSON.stringify(value)}
        language="JSON"
        copyLabel={t("fields.copyJson")}
        copiedLabel={t("app.copied")}
      />
    </Stack>
  );
}
