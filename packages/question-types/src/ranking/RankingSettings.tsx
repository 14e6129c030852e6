import { Button, Plus } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useEffect, useRef } from "react";
import type { SettingsOf } from "../schemas";
import type { SettingsFormProps } from "../settings-parts/definition";
import { OptionsField } from "../settings-parts/OptionsField";
import { leastItems, withNewItem } from "./settings-rules";

/** The settings of a ranking question; the options of a published one are fixed. */
export function RankingSettings(props: SettingsFormProps<SettingsOf<"ranking">>) {
  const { settings, onChange, context, isReadOnly, errorOf, onLeft } = props;
  const t = useT();
  const change = (options: typeof settings.options) => onChange({ ...settings, options });
  const below = useRef<HTMLDivElement>(null);
  const isAdding = useRef(false);
  const count = settings.options.length;
  const add = () => {
    isAdding.current = true;
    change(withNewItem(settings.options, (number) => t("questionSettings.newItem", { number })));
  };
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    const lines = below.current?.previousElementSibling?.querySelectorAll<HTMLInputElement>("[data-text]");
    const added = lines?.[count - 1];
    added?.focus();
    // Its name is a stopgap, which typing replaces.
    added?.select();
  }, [count]);
  return (
    <OptionsField
      label={t("questionSettings.items")}
      options={settings.options}
      onChange={change}
      isStored={context.stored !== undefined}
      isReadOnly={isReadOnly || context.stored !== undefined}
      least={leastItems}
      errorOf={errorOf}
      onLeft={onLeft}
    >
      <div ref={below}>
        <Button icon={Plus} onClick={add}>
          {t("questionSettings.addItem")}
        </Button>
      </div>
    </OptionsField>
  );
}
