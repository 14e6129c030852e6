import { cloneElement, type FormEvent, type ReactElement, useState } from "react";
import { Button } from "../button";
import type { NativeProps } from "../native";
import { Popover } from "../popover";
import { RadioGroup, type RadioOption } from "../radio-group";
import { SegmentedControl } from "../segmented-control";
import * as styles from "./FindSimilar.css";

/** Order of the results. */
export type SimilarOrder = "most" | "least";

/** The search for records that are similar by one of their vectors. */
export interface SimilarSearch {
  vector: string;
  order: SimilarOrder;
  /** How many records, if the form offers a choice. */
  limit?: number | undefined;
}

export interface SimilarWords {
  /** The name of the popover: "Find similar records". */
  title: string;
  order: string;
  most: string;
  least: string;
  vector: string;
  /** The name of the choice of numbers, if there is one: "Number of records". */
  limit?: string | undefined;
  cancel: string;
  find: string;
}

export interface FindSimilarProps extends NativeProps<"div", "role" | "dir"> {
  /** The button that opens it. */
  trigger: ReactElement<{ onClick?: () => void }>;
  /** The vectors that the record has, at least one. */
  vectors: readonly RadioOption<string>[];
  /**
   * The numbers of records that can be searched for, and the one that is chosen first.
   *
   * @default no choice
   */
  limits?: { options: readonly { value: number; label: string }[]; usual: number } | undefined;
  /** Called with the search. If the record has one vector, the button calls it at once, for the most similar records. */
  onFind: (search: SimilarSearch) => void;
  /** Texts of the popover. */
  words: SimilarWords;
}

/**
 * Chooses order, vector and number of a search for similar records; with a single vector the search starts at once.
 *
 * @example
 * <FindSimilar
 *   trigger={<Button>Find similar</Button>}
 *   vectors={[
 *     { value: "text", label: "Text" },
 *     { value: "image", label: "Image" },
 *   ]}
 *   onFind={({ vector, order }) => console.info(vector, order)}
 *   words={{
 *     title: "Find similar records",
 *     order: "Order",
 *     most: "Most similar",
 *     least: "Least similar",
 *     vector: "Vector",
 *     cancel: "Cancel",
 *     find: "Find",
 *   }}
 * />
 */
export function FindSimilar({ trigger, vectors, limits, onFind, words, ...native }: FindSimilarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [only] = vectors;
  if (only && vectors.length === 1)
    return cloneElement(trigger, {
      onClick: () => onFind({ vector: only.value, order: "most", ...(limits && { limit: limits.usual }) }),
    });
  return (
    <Popover {...native} trigger={trigger} label={words.title} isOpen={isOpen} onOpenChange={setIsOpen}>
      <SimilarForm
        vectors={vectors}
        limits={limits}
        words={words}
        onCancel={() => setIsOpen(false)}
        onFind={(search) => {
          setIsOpen(false);
          onFind(search);
        }}
      />
    </Popover>
  );
}

interface SimilarFormProps extends Pick<FindSimilarProps, "vectors" | "limits" | "words" | "onFind"> {
  onCancel: () => void;
}

function SimilarForm({ vectors, limits, words, onFind, onCancel }: SimilarFormProps) {
  const [order, setOrder] = useState<SimilarOrder>("most");
  const [vector, setVector] = useState(vectors[0]?.value ?? "");
  const [limit, setLimit] = useState(limits?.usual);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind({ vector, order, ...(limit !== undefined && { limit }) });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <SegmentedControl
        label={words.order}
        options={[
          { value: "most", label: words.most },
          { value: "least", label: words.least },
        ]}
        value={order}
        onChange={setOrder}
      />
      <RadioGroup label={words.vector} isLabelHidden options={vectors} value={vector} onChange={setVector} />
      {limits && words.limit && (
        <div className={styles.limit}>
          <span className={styles.limitTitle} aria-hidden="true">
            {words.limit}
          </span>
          <SegmentedControl
            label={words.limit}
            options={limits.options.map(({ value, label }) => ({ value: String(value), label }))}
            value={String(limit)}
            onChange={(next) => setLimit(Number(next))}
          />
        </div>
      )}
      <div className={styles.actions}>
        <Button size="sm" tone="ghost" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button size="sm" tone="primary" type="submit">
          {words.find}
        </Button>
      </div>
    </form>
  );
}
