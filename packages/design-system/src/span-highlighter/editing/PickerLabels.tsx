import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type Ref, useId, useState } from "react";
import { Check, Icon } from "../../icon";
import { Kbd } from "../../kbd";
import { useRoving } from "../../roving";
import { majorityDirection } from "../../text-direction";
import { TextField } from "../../text-field";
import type { LabelColour } from "../model/colours";
import type { SpanLabel } from "../model/use-span-model";
import { own } from "../text/own-colour.css";
import type { SpanWords } from "../words";
import * as styles from "./LabelPicker.css";

/** Up to this number of labels there is no search. */
const SEARCH_ABOVE = 8;

interface LabelsProps {
  labels: readonly SpanLabel[];
  colours: ReadonlyMap<string, LabelColour>;
  /** The labels of the range. */
  chosen: readonly string[];
  words: SpanWords["picker"];
  heading: string;
  isMany: boolean;
  onPick: (label: string) => void;
}

/** The labels of a picker, with a search if there are many: one Tab stop, ↑ ↓ move. */
export function Labels(props: LabelsProps) {
  const { labels, chosen, words, heading, isMany, onPick } = props;
  const headingId = useId();
  const [query, setQuery] = useState("");
  const shown = labels.filter(({ text }) =>
    text.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase()),
  );
  const roving = useRoving(
    shown.length,
    shown.findIndex(({ value }) => chosen.includes(value)),
  );

  return (
    <>
      <div className={styles.heading} id={headingId}>
        {heading}
      </div>
      {labels.length > SEARCH_ABOVE && (
        <LabelSearch
          words={words}
          query={query}
          onQuery={setQuery}
          onLeave={() => roving.focusItem(0)}
          onEnter={() => shown[0] && onPick(shown[0].value)}
        />
      )}
      <div
        role="listbox"
        aria-labelledby={headingId}
        aria-multiselectable={isMany}
        className={styles.labels}
        onKeyDown={roving.onKeyDown}
        tabIndex={-1}
      >
        {shown.map((label, index) => (
          <LabelOption
            key={label.value}
            {...roving.itemProps(index)}
            label={label}
            colour={props.colours.get(label.value)}
            number={labels.indexOf(label) + 1}
            isChosen={chosen.includes(label.value)}
            onPick={() => onPick(label.value)}
          />
        ))}
      </div>
      {shown.length === 0 && (
        <p className={styles.heading} role="status">
          {words.noneFound}
        </p>
      )}
    </>
  );
}

interface SearchProps {
  words: SpanWords["picker"];
  query: string;
  onQuery: (query: string) => void;
  onLeave: () => void;
  onEnter: () => void;
}

function LabelSearch({ words, query, onQuery, onLeave, onEnter }: SearchProps) {
  return (
    <div className={styles.search}>
      <TextField
        label={words.search}
        isLabelHidden
        placeholder={words.search}
        size="sm"
        type="search"
        value={query}
        onChange={onQuery}
        onKeyDown={(event) => {
          // In the search field, Delete deletes text.
          if (event.key === "Delete") event.stopPropagation();
          if (event.key === "Enter") onEnter();
          else if (event.key === "ArrowDown") onLeave();
          else return;
          event.preventDefault();
        }}
      />
    </div>
  );
}

interface OptionProps {
  ref: Ref<HTMLButtonElement>;
  tabIndex: number;
  onFocus: () => void;
  onBlur: () => void;
  label: SpanLabel;
  colour: LabelColour | undefined;
  number: number;
  isChosen: boolean;
  onPick: () => void;
}

function LabelOption({ label, colour, number, isChosen, onPick, ...roving }: OptionProps) {
  return (
    <button
      {...roving}
      type="button"
      role="option"
      aria-selected={isChosen}
      className={styles.item}
      onClick={onPick}
    >
      <Swatch colour={colour} />
      <bdi className={styles.name} dir={majorityDirection(label.text)}>
        {label.text}
      </bdi>
      {isChosen && (
        <span className={styles.tick}>
          <Icon picture={Check} />
        </span>
      )}
      <Kbd isSingle>{number}</Kbd>
    </button>
  );
}

function Swatch({ colour }: { colour: LabelColour | undefined }) {
  if (colour?.own === undefined) return <span className={styles.swatch} data-hue={colour?.hue} />;
  return <span className={styles.swatch} data-hue="own" style={assignInlineVars({ [own]: colour.own })} />;
}
