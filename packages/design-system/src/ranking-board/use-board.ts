import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import type { TypedDigits } from "../digits";
import { useSingleKeys } from "../kbd";
import { useRoving } from "../roving";
import { insertBefore } from "./between";
import type { Place, Target } from "./drop-target";
import { firstFree, inSight, typeRank } from "./placing";
import type { RankingBoardProps, RankingOption } from "./RankingBoard";
import { type Following, useBoardFocus } from "./use-board-focus";
import { useItemDrag } from "./use-item-drag";
import { useOpenItems } from "./use-open-items";

type BoardProps = Pick<RankingBoardProps, "options" | "isPencil" | "words" | "onComplete"> & {
  onPlace: (id: string, rank: Place, shifted?: Readonly<Record<string, number>>) => void;
};

/** The interactions with a board: picking, placing, typing ranks, and dragging. */
export function useBoard(
  { options, onPlace, onComplete, isPencil = false, words }: BoardProps,
  root: { current: HTMLElement | null },
) {
  const hasSingleKeys = useSingleKeys();
  const [picked, setPicked] = useState<string>();
  const [said, setSaid] = useState("");
  const [placed, setPlaced] = useState<string>();
  const typed = useRef<(TypedDigits & { id: string; completes: boolean }) | undefined>(undefined);
  const openItems = useOpenItems();
  const focus = useBoardFocus(root, options, openItems);
  const drag = useItemDrag(root, drop);
  const seen = inSight(options);
  // The item that was placed last, to which undo returns. A suggested order is gone through from the first item of the
  // settings, wherever the suggestion has put it.
  const stop = options.find(({ id }) => id === placed) ?? (isPencil ? options : seen)[0];
  const roving = useRoving(seen.length, stop ? seen.indexOf(stop) : 0);

  function put(
    id: string | undefined,
    place: Place,
    following: Following = { isWaiting: false },
    shifted: Readonly<Record<string, number>> = {},
  ) {
    const option = options.find((candidate) => candidate.id === id);
    setPicked(undefined);
    if (!option) return;
    setPlaced(option.id);
    focus.follow(option.id, following);
    setSaid(words.moved(option.text, place));
    if (Object.keys(shifted).length > 0) onPlace(option.id, place, shifted);
    else onPlace(option.id, place);
  }

  function drop(id: string, to: Target) {
    openItems.end();
    if (to.kind === "on") return put(id, to.place);
    const { rank, shifted } = insertBefore(options, id, to.place);
    put(id, rank, { isWaiting: false }, shifted);
  }

  function pick(option: RankingOption) {
    if (drag.wasDragged()) return;
    openItems.end();
    // Picking a suggested item confirms the suggestion, as in every other question.
    if (isPencil && option.rank !== null) return put(option.id, option.rank);
    if (option.rank === null && picked === undefined) return put(option.id, firstFree(options));
    setPicked(picked === option.id ? undefined : option.id);
  }

  function onKey(event: KeyboardEvent, option: RankingOption) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape") return putDown(event);
    if (hasSingleKeys) type(event, option);
  }

  function type(event: KeyboardEvent, option: RankingOption) {
    const before = typed.current?.id === option.id ? typed.current : undefined;
    const result = typeRank(event.key, before, event.timeStamp, options.length);
    if (!result) return;
    event.preventDefault();
    // A further digit changes the rank of the same item.
    const completes =
      before && result.isLonger
        ? before.completes
        : result.rank !== null && openItems.onType(options, option, isPencil);
    typed.current = result.pending && { ...result.pending, id: option.id, completes };
    put(option.id, result.rank, {
      isWaiting: result.pending !== undefined,
      onComplete: completes ? onComplete : undefined,
    });
  }

  function putDown(event: KeyboardEvent) {
    if (picked === undefined && !drag.lifted) return;
    event.preventDefault();
    setPicked(undefined);
    drag.end();
  }

  function stopOf(option: RankingOption) {
    const { onFocus, onBlur, ...stop } = roving.itemProps(seen.indexOf(option));
    return {
      ...stop,
      onFocus: () => {
        focus.onFocus(option.id);
        onFocus();
      },
      onBlur: ({ target }: FocusEvent) => {
        focus.onBlur(target);
        onBlur();
      },
    };
  }

  return { picked, said, drag, pick, put, onKey, onArrow: roving.onKeyDown, stopOf };
}
