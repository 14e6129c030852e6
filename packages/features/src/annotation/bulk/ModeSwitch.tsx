import { MenuRadioGroup, MenuSeparator, Rows3, SegmentedControl, Square } from "@glossa/design-system";
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
      options={[
        { value: "focus", label: t("bulk.focusMode"), icon: Square },
        { value: "bulk", label: t("bulk.bulkMode"), icon: Rows3 },
      ]}
      {...choiceOf({ isBulk, onPageSize })}
    />
  );
}

/** The same choice in a menu, where there is no room for two buttons. */
export function ModeMenu({ className, ...mode }: ModeSwitchProps & { className: string }) {
  const t = useT();
  return (
    <>
      <MenuSeparator className={className} />
      <MenuRadioGroup
        className={className}
        label={t("bulk.view")}
        options={[
          { value: "focus", label: t("bulk.focusMode") },
          { value: "bulk", label: t("bulk.bulkMode") },
        ]}
        {...choiceOf(mode)}
      />
    </>
  );
}

type Mode = "focus" | "bulk";

function choiceOf({ isBulk, onPageSize }: ModeSwitchProps) {
  return {
    value: (isBulk ? "bulk" : "focus") as Mode,
    onChange: (mode: Mode) => onPageSize(mode === "bulk" ? pageSizes[0] : 1),
  };
}
