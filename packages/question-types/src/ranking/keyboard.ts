import { digitOf } from "@glossa/design-system";
import type { SettingsOf, ValueOf } from "../schemas";
import type { KeyResult, QuestionKeyPress } from "../view-parts/definition";
import { ranksOf, withRank } from "./order";

type Ranking = ValueOf<"ranking">;

/**
 * A digit outside the board gives the first unranked item that rank; the board itself takes the digits of its items.
 * Without it, digits would do nothing in bulk mode while the list of records has the focus.
 */
export function onRankingKey(
  press: QuestionKeyPress<SettingsOf<"ranking">, Ranking>,
): KeyResult<Ranking> | undefined {
  const { key, value } = press;
  const { options } = press.settings;
  const rank = Number(digitOf(key) ?? 0);
  const ranks = ranksOf(value);
  const [next, ...others] = options.filter((option) => !ranks.has(option.value));
  if (rank === 0 || rank > options.length || !next) return undefined;
  const ranked = withRank(value, next.value, rank, options);
  return { value: ranked, digits: undefined, isCompleted: others.length === 0 };
}
