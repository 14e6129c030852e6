import { Rows3, SegmentedControl, Square } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { pageSizes } from "./bulk-view";

interface ModeSwitchProps {
  isBulk: boolean;
  /** Shows so many records at once; 1 is focus mode. */
  onPageSize: (many: number) => void;
}

/** Switches between one record and a list of records. */
export function ModeSwitch({ isBulk, onPageSize }: ModeSwitchProps) {
  const t = useT();
  return (
    <SegmentedControl
      label={t("bulk.view")}
      segments={[
        { value: "focus", label: t("bulk.focusMode"), icon: Square },
        { value: "bulk", label: t("bulk.bulkMode"), icon: Rows3 },
      ]}
      value={isBulk ? "bulk" : "focus"}
      onChange={(mode) => onPageSize(mode === "bulk" ? pageSizes[0] : 1)}
    />
  );
}
