import { type KeyboardEvent, useEffect, useRef } from "react";
import { Button } from "../../button";
import { ChevronDown, ChevronUp, Search, X } from "../../icon";
import { IconButton } from "../../icon-button";
import { TextField } from "../../text-field";
import type { Find } from "../find/use-find";
import type { SpanWords } from "../words";
import * as styles from "./Head.css";

interface FindBarProps {
  find: Find;
  words: SpanWords["find"];
  /** Returns to the text and selects the match. */
  onLeave: () => void;
}

/** The search bar above a long text, with buttons for the next and the previous match. */
export function FindBar({ find, words, onLeave }: FindBarProps) {
  if (find.isOpen) return <OpenFindBar find={find} words={words} onLeave={onLeave} />;
  return (
    <span className={styles.findButton}>
      <Button size="sm" tone="ghost" icon={Search} onClick={find.open}>
        {words.open}
      </Button>
    </span>
  );
}

function OpenFindBar({ find, words, onLeave }: FindBarProps) {
  const bar = useRef<HTMLElement>(null);
  const { asked } = find;
  useEffect(() => {
    // Each request selects the search text, so that typing replaces it.
    const input = asked > 0 ? bar.current?.querySelector("input") : undefined;
    input?.focus({ preventScroll: true });
    input?.select();
  }, [asked]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isInWords = event.target instanceof HTMLInputElement;
    // During composition, Enter confirms the input method's text.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onLeave();
    else if (event.key === "Enter" && isInWords) find.step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  const said = find.count > 0 ? words.place(find.at + 1, find.count) : words.none;
  return (
    <search ref={bar} aria-label={words.label} className={styles.find} onKeyDown={onKeyDown}>
      <div className={styles.findWords}>
        <TextField
          label={words.label}
          isLabelHidden
          size="sm"
          icon={Search}
          autoComplete="off"
          spellCheck={false}
          value={find.words}
          onChange={find.search}
        />
      </div>
      <span className={styles.findPlace} role="status">
        {find.words === "" ? "" : said}
      </span>
      <IconButton picture={ChevronUp} label={words.previous} onClick={() => find.step(-1)} />
      <IconButton picture={ChevronDown} label={words.next} onClick={() => find.step(1)} />
      <IconButton picture={X} label={words.close} onClick={onLeave} />
    </search>
  );
}
