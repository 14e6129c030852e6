/** What of a query tells whether its data is there. */
interface Loaded {
  data: unknown;
  isError: boolean;
}

/**
 * Whether a page has the data of these queries. What was loaded once stays on screen if it cannot be loaded again: the
 * page may contain a dialog with typed text, or a password that is shown once. A notice reports the failure.
 */
export function loadOf(...queries: readonly Loaded[]): "loading" | "ready" | "failed" {
  const missing = queries.filter(({ data }) => data === undefined);
  if (missing.length === 0) return "ready";
  return missing.some(({ isError }) => isError) ? "failed" : "loading";
}
