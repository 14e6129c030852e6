const searchFrom = 15;
const toggleAbove = 3;
const stillFrom = 50;

/** What of a list of options is on screen. */
export interface Arrangement<Option> {
  shown: readonly Option[];
  /** How many "+N" would add. */
  hiddenCount: number;
  /** Whether "+N" (or "fewer") is offered. */
  hasToggle: boolean;
  hasSearch: boolean;
  /** Long lists don't animate. */
  isStill: boolean;
}

interface Situation<Option> {
  options: readonly Option[];
  selected: readonly string[];
  query: string;
  /** How many to show at first; none: all. */
  visibleCount: number | null;
  isExpanded: boolean;
  /** The option that the keyboard is on: it does not vanish from under a finger that takes its choice back. */
  focused?: string | undefined;
}

/** Chooses the options to show: what matches the search, cut to the first few and everything that is or was just chosen. */
export function arrange<Option extends { value: string; text: string }>(
  situation: Situation<Option>,
): Arrangement<Option> {
  const { options, selected, query, visibleCount, isExpanded, focused } = situation;
  const matching = options.filter((option) => matches(option.text, query));
  const limit = visibleCount ?? Number.POSITIVE_INFINITY;
  const canCollapse = options.length > toggleAbove && options.length > limit;
  const isCut = canCollapse && !isExpanded;
  const shown = isCut
    ? matching.filter(({ value }, index) => index < limit || selected.includes(value) || value === focused)
    : matching;
  return {
    shown,
    hiddenCount: matching.length - shown.length,
    hasToggle: canCollapse && matching.length > limit,
    // A search in progress keeps its box, however few options it leaves.
    hasSearch: options.length >= searchFrom || isCut || query !== "",
    isStill: options.length >= stillFrom,
  };
}

function matches(text: string, query: string): boolean {
  return text.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());
}
