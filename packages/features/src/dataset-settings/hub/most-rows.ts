/** The most rows that an import takes from a split. */
export const MOST_ROWS = 10_000;
