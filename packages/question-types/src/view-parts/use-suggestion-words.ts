import { useFormat, useT } from "@glossa/locales";

/** Names the agent of a suggestion and its score: the score as a number and as a sentence. */
export function useSuggestionWords() {
  const t = useT();
  const format = useFormat();
  return (agent: string | null | undefined, score: number | null | undefined) => {
    const shown = score == null ? null : format.score(score);
    return { score: shown, label: sentence(agent || null, shown) };
  };

  function sentence(agent: string | null, score: string | null): string {
    if (agent !== null) {
      return score === null
        ? t("questions.suggestedBy", { agent })
        : t("questions.suggestedByWithScore", { agent, score });
    }
    return score === null ? t("questions.suggested") : t("questions.suggestedWithScore", { score });
  }
}
