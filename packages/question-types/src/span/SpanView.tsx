import { huesOf, Icon, OptionChips, Pencil } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type KeyboardEvent, useMemo } from "react";
import type { SettingsOf, ValueOf } from "../schemas";
import { chooseActiveLabel, useActiveLabel } from "../view-parts/active-label";
import type { QuestionInputProps } from "../view-parts/definition";
import { fieldFocusOf } from "../view-parts/focus-registry";
import { useChipWords } from "../view-parts/use-chip-words";
import { useExpanded } from "../view-parts/use-expanded";
import * as styles from "./SpanView.css";

/** The labels beside the record: one of them is marked with next. */
export function SpanView(props: QuestionInputProps<SettingsOf<"span">, ValueOf<"span">>) {
  const { id, labelId, settings, value, suggestion } = props;
  const t = useT();
  const activeLabel = useActiveLabel(id);
  const [isExpanded, setIsExpanded] = useExpanded(id);
  const hues = huesOf(settings.options.map(({ value }) => value));
  const suggested = suggestion?.value;
  const missing = useMemo(() => missingFrom(value, suggested), [value, suggested]);
  const agent = suggestion?.agent;
  return (
    <>
      <OptionChips
        className={props.className}
        style={props.style}
        labelId={labelId}
        mode="single"
        options={settings.options.map(({ value, text }, index) => ({
          value,
          text,
          number: index + 1,
          hue: hues.get(value),
        }))}
        selected={activeLabel === undefined ? [] : [activeLabel]}
        onChoose={(value) => chooseActiveLabel(id, value)}
        visibleCount={settings.visible_options}
        isExpanded={isExpanded}
        onExpandedChange={setIsExpanded}
        isReadOnly={props.isReadOnly}
        isRequired={props.isRequired}
        isInvalid={props.isInvalid}
        words={useChipWords()}
        onKeyDown={(event) => leadIntoText(event, id)}
      />
      {missing > 0 && (
        <p className={styles.more}>
          <Icon picture={Pencil} size={12} />
          {agent ? t("spans.moreBy", { agent, count: missing }) : t("spans.more", { count: missing })}
        </p>
      )}
    </>
  );
}

/** From the labels straight into the record: Alt with ↑ to the text, with ↓ to the list of what is marked in it. */
function leadIntoText(event: KeyboardEvent, id: string): void {
  const focus = event.altKey ? fieldFocusOf(id) : undefined;
  if (event.key === "ArrowUp") focus?.focusText();
  else if (event.key === "ArrowDown") focus?.focusList();
  else return;
  if (focus) event.preventDefault();
}

// Built here, because the engine with its `spanKey` is loaded with the text only.
const keys = new WeakMap<ValueOf<"span">[number], string>();

function keyOf(span: ValueOf<"span">[number]): string {
  const known = keys.get(span) ?? `${span.start} ${span.end} ${span.label}`;
  keys.set(span, known);
  return known;
}

/** The number of suggested spans that are not in the value. */
function missingFrom(value: ValueOf<"span"> | undefined, suggested: ValueOf<"span"> = []): number {
  // Most are in it unchanged.
  const asTheyCame = new Set(value);
  const others = suggested.filter((span) => !asTheyCame.has(span));
  if (others.length === 0) return 0;
  const given = new Set(value?.map(keyOf));
  return others.filter((span) => !given.has(keyOf(span))).length;
}
