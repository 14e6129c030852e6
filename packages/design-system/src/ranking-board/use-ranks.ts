import { useControllable } from "../controllable";
import { duplicates, useWarnings } from "../warnings";
import type { Place } from "./drop-target";
import type { RankingBoardProps, RankingOption } from "./RankingBoard";

/** The options with their ranks, which the caller or the board keeps. */
export function useRanks<Rest extends Pick<RankingBoardProps, "options" | "onPlace" | "defaultRanks">>(
  rest: Rest,
) {
  const { options, onPlace, defaultRanks, ...native } = rest;
  const [ranks, setRanks, inForm] = useControllable<Readonly<Record<string, number>> | undefined>({
    isControlled: defaultRanks === undefined,
    value: undefined,
    defaultValue: defaultRanks,
    onChange: undefined,
  });
  const place = (id: string, rank: Place, ...shifted: [Readonly<Record<string, number>>?]) => {
    const { [id]: _before, ...others } = { ...ranks, ...shifted[0] };
    setRanks(rank === null ? others : { ...others, [id]: rank });
    onPlace?.(id, rank, ...shifted);
  };
  const rankOf = (id: string) => (ranks && Object.hasOwn(ranks, id) ? (ranks[id] ?? null) : null);
  const given = ranks ? options.map((option) => ({ ...option, rank: rankOf(option.id) })) : options;
  useWarnings("RankingBoard", () => [
    duplicates(
      "options",
      options.map(({ id }) => id),
    ),
    ...given.map(({ id, rank }) =>
      isRank(rank, given.length) ? undefined : `the rank ${rank} of "${id}" is not 1 to ${given.length}.`,
    ),
  ]);
  return {
    // An item whose rank has no slot would be nowhere.
    options: given.map((option) => (isRank(option.rank, given.length) ? option : { ...option, rank: null })),
    onPlace: place,
    inForm,
    native,
  };
}

function isRank(rank: Place, count: number): boolean {
  return rank === null || (Number.isInteger(rank) && rank >= 1 && rank <= count);
}

/** The value in a form: "1 a". */
export function entriesOf(options: readonly RankingOption[]): string[] {
  return options.flatMap(({ id, rank }) => (rank === null ? [] : [`${rank} ${id}`]));
}
