const searchFrom = 15;
const toggleAbove = 3;
const stillFrom = 50;

/** The visible part of a list of options. */
export interface Arrangement<Option> {
  shown: readonly Option[];
  /** The number in "+N". */
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
  /** The focused option, which stays visible when it is deselected. */
  focused?: string | undefined;
}

/** The options to show: the first few matches of the search, and all that are selected or have just been deselected. */
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
    // The search field stays during a search, however few options match.
    hasSearch: options.length >= searchFrom || isCut || query !== "",
    isStill: options.length >= stillFrom,
  };
}

function matches(text: string, query: string): boolean {
  return text.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());
}
