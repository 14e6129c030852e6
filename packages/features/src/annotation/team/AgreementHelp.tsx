import { CircleQuestionMark, IconButton, Popover, Stack, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import * as styles from "./Agreement.css";

/** A button that explains the figures of the agreement. */
export function AgreementHelp() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const label = t("agreement.help");
  return (
    <Popover
      trigger={<IconButton picture={CircleQuestionMark} label={label} />}
      label={label}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <Stack gap={2} className={styles.help}>
        <Text>{t("agreement.helpCounts")}</Text>
        <Text>{t("agreement.helpAlpha")}</Text>
        <Text>{t("agreement.helpRule")}</Text>
        <Text>{t("agreement.helpF1")}</Text>
      </Stack>
    </Popover>
  );
}
