import { huesOf, Icon, OptionChips, Pencil } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { AnswerOf, SettingsOf } from "../schemas";
import type { QuestionViewProps } from "../view-parts/definition";
import { chooseTool, useTool } from "../view-parts/tools";
import { useChipWords } from "../view-parts/use-chip-words";
import { useExpanded } from "../view-parts/use-expanded";
import * as styles from "./SpanView.css";

/** The labels beside the record: one of them is marked with next. */
export function SpanView(props: QuestionViewProps<SettingsOf<"span">, AnswerOf<"span">>) {
  const { id, labelId, settings, answer, suggestion } = props;
  const t = useT();
  const tool = useTool(id);
  const [isExpanded, setIsExpanded] = useExpanded(id);
  const hues = huesOf(settings.options.map(({ value }) => value));
  const missing = missingFrom(answer, suggestion?.value);
  const agent = suggestion?.agent;
  return (
    <>
      <OptionChips
        labelId={labelId}
        mode="single"
        options={settings.options.map(({ value, text }, index) => ({
          value,
          text,
          number: index + 1,
          hue: hues.get(value),
        }))}
        selected={tool === undefined ? [] : [tool]}
        onChoose={(value) => chooseTool(id, value)}
        visibleCount={settings.visible_options}
        isExpanded={isExpanded}
        onExpandedChange={setIsExpanded}
        isReadOnly={props.isReadOnly}
        isRequired={props.isRequired}
        isInvalid={props.isInvalid}
        words={useChipWords()}
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

/** How many suggested spans are not in the answer. */
function missingFrom(answer: AnswerOf<"span"> | undefined, suggested: AnswerOf<"span"> = []): number {
  const given = new Set(answer?.map(({ start, end, label }) => `${start} ${end} ${label}`));
  return suggested.filter(({ start, end, label }) => !given.has(`${start} ${end} ${label}`)).length;
}
