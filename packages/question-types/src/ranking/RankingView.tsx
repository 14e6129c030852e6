import { RankingBoard, type RankingWords } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import type { SettingsOf, ValueOf } from "../schemas";
import type { QuestionInputProps } from "../view-parts/definition";
import { useSuggestionWords } from "../view-parts/use-suggestion-words";
import { ranksOf, withRanks } from "./order";
import { rankedInOrder } from "./ranked-in-order";

type RankingProps = QuestionInputProps<SettingsOf<"ranking">, ValueOf<"ranking">>;

/** Items in an order, ties allowed. */
export function RankingView(props: RankingProps) {
  const { labelId, settings, value, isPencil, isReadOnly, onChange } = props;
  const ranks = ranksOf(value);
  const suggestionOf = useSuggestedRanks(props);
  return (
    <RankingBoard
      className={props.className}
      style={props.style}
      labelId={labelId}
      options={settings.options.map(({ value, text }) => {
        const rank = ranks.get(value) ?? null;
        const suggested = suggestionOf(value);
        return {
          id: value,
          text,
          rank,
          suggestion: suggested?.rank === rank && !isPencil ? undefined : suggested,
        };
      })}
      onPlace={(option, rank, shifted) =>
        onChange(withRanks(value, { ...shifted, [option]: rank }, settings.options))
      }
      onComplete={props.onAnswered}
      isPencil={isPencil}
      isReadOnly={isReadOnly}
      words={useWords(settings.options.length)}
    />
  );
}

/** The suggestion of a model for an item: its rank and its score. */
function useSuggestedRanks({ suggestion }: RankingProps) {
  const t = useT();
  const format = useFormat();
  const suggestionWords = useSuggestionWords();
  const ranks = ranksOf(suggestion && rankedInOrder(suggestion.value));
  return (value: string) => {
    const rank = ranks.get(value);
    if (!suggestion || rank === undefined) return undefined;
    const index = suggestion.value.findIndex((item) => item.value === value);
    const { score } = suggestion;
    const { score: shown, label } = suggestionWords(
      suggestion.agent,
      typeof score === "number" ? score : score?.[index],
    );
    const place = format.number(rank);
    return {
      rank,
      shown: shown === null ? place : `${place} · ${shown}`,
      label: `${label}: ${t("questions.rankState", { rank })}`,
    };
  };
}

function useWords(count: number): RankingWords {
  const t = useT();
  return {
    unranked: t("questions.rankUnranked"),
    ranking: t("questions.rankRanking"),
    allRanked: t("questions.rankAll"),
    drop: t("questions.rankDrop"),
    state: (rank) => (rank === null ? t("questions.rankNone") : t("questions.rankState", { rank })),
    moved: (item, rank) =>
      rank === null ? t("questions.rankTaken", { item }) : t("questions.rankMoved", { item, rank }),
    putAt: (rank) => (rank === null ? t("questions.rankTakeOut") : t("questions.rankPut", { rank })),
    hint: t("questions.rankHint", { count }),
    hintWithoutSingleKeys: t("questions.rankHintWithoutSingleKeys"),
  };
}
