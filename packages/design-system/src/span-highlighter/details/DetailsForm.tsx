import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { RadioGroup } from "../../radio-group";
import { TextArea } from "../../text-area";
import type { SpanDetails } from "../engine/spans";
import type { SpanWords } from "../words";
import * as styles from "./DetailsForm.css";

/** An attribute that spans can have, with its values. */
export interface SpanAttribute {
  name: string;
  text: string;
  options: readonly { value: string; text: string }[];
}

/** The details of a span in addition to its label. */
export interface DetailsOffer {
  hasNote?: boolean | undefined;
  attributes?: readonly SpanAttribute[] | undefined;
}

interface DetailsFormProps {
  offer: DetailsOffer;
  details: SpanDetails;
  words: SpanWords["details"];
  /** Called when the note is left, an attribute is chosen or the picker closes. */
  onChange: (details: SpanDetails) => void;
}

/** The note and the attributes of a span. */
export function DetailsForm({ offer, details, words, onChange }: DetailsFormProps) {
  const [note, setNote] = useState(details.note ?? "");
  const attributes = details.attributes ?? {};
  const saveNote = () => onChange({ note, attributes });
  useAtEnd(saveNote);
  return (
    <fieldset className={styles.form} aria-label={words.title} onKeyDown={keepKeys}>
      {offer.attributes?.map(({ name, text, options }) => (
        <RadioGroup
          key={name}
          label={text}
          options={[
            { value: "", label: words.noValue },
            ...options.map((option) => ({ value: option.value, label: option.text })),
          ]}
          value={attributes[name] ?? ""}
          onChange={(value) => onChange({ note, attributes: { ...attributes, [name]: value } })}
        />
      ))}
      {offer.hasNote && <TextArea label={words.note} value={note} onChange={setNote} onBlur={saveNote} />}
    </fieldset>
  );
}

// In the form, digits, letters and Delete are not those of the picker.
function keepKeys(event: KeyboardEvent): void {
  if (event.key !== "Escape") event.stopPropagation();
}

/** Calls the latest function when the form is removed: a closing picker takes the focus away without a blur. */
function useAtEnd(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => latest.current(), []);
}
