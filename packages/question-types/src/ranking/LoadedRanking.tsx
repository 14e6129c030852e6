import { Skeleton, useLoaded } from "@glossa/design-system";
import { useLayoutEffect, useRef } from "react";
import type { AnswerOf, SettingsOf } from "../schemas";
import type { QuestionViewProps } from "../view-parts/definition";

/** The board comes only where a dataset asks for an order; whoever is on its question by then is taken to it. */
export function LoadedRanking(props: QuestionViewProps<SettingsOf<"ranking">, AnswerOf<"ranking">>) {
  const loaded = useLoaded(load);
  const board = useRef<HTMLDivElement>(null);
  const isLoaded = loaded !== undefined;
  useLayoutEffect(() => {
    const question = board.current?.closest("section");
    if (isLoaded && question === document.activeElement) {
      board.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    }
  }, [isLoaded]);
  return (
    <div ref={board} aria-busy={!isLoaded}>
      {loaded ? <loaded.RankingView {...props} /> : <Skeleton height="12rem" />}
    </div>
  );
}

const load = () => import("./RankingView");
