import { EditableList, Stack, Text, withMoved } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { ReactNode } from "react";
import type { LabelOption } from "../schemas";
import type { SettingsFormProps } from "./definition";
import { renamed } from "./options";
import { useLineWords } from "./use-line-words";

interface OptionsFieldProps extends Pick<SettingsFormProps, "errorOf" | "onLeft" | "isReadOnly"> {
  label: string;
  options: readonly LabelOption[];
  onChange: (options: LabelOption[]) => void;
  /** The dataset is published: options keep their number and their values. */
  isStored: boolean;
  /**
   * The minimum number of options.
   *
   * @default 0
   */
  least?: number;
  /** Colours of the span palette by value. */
  hues?: ReadonlyMap<string, number> | undefined;
  /** The control that adds options, under the list. */
  children?: ReactNode;
}

/** The options of a question: renamed, put in an order, and taken out where that is free. */
export function OptionsField(props: OptionsFieldProps) {
  const { label, options, onChange, isStored, isReadOnly, least = 0, hues, errorOf, onLeft } = props;
  const t = useT();
  const words = useLineWords();
  const canRemove = !isStored && options.length > least;
  return (
    <Stack gap={3}>
      <EditableList
        label={label}
        onBlur={() => onLeft("options")}
        items={options.map(({ text, value }, index) => ({
          text,
          hue: hues?.get(value),
          error: errorOf("options", index),
        }))}
        onRename={(index, text) => onChange(renamed(options, index, { text, isStored }))}
        onMove={(from, to) => onChange(withMoved(options, from, to))}
        onRemove={canRemove ? (place) => onChange(options.filter((_, index) => index !== place)) : undefined}
        error={errorOf("options")}
        isReadOnly={isReadOnly}
        words={words}
      />
      {isStored && (
        <Text size="sm" tone="secondary">
          {t("questionSettings.optionsStay")}
        </Text>
      )}
      {!isStored && !isReadOnly && props.children}
    </Stack>
  );
}
