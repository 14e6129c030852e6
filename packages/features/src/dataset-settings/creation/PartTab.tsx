import {
  Banner,
  Button,
  EditableList,
  type IconPicture,
  Stack,
  Text,
  withMoved,
} from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { PartSection } from "../parts/PartSection";
import { AddPart, type PartType } from "./AddPart";
import * as styles from "./Creation.css";
import { withChanged } from "./named-part";
import type { NewPart } from "./new-dataset";
import { useOrderWords } from "./use-order-words";

/** The props of the form of a part of a new dataset. */
export interface NewPartFormProps<Part extends NewPart> {
  part: Part;
  parts: readonly Part[];
  onChange: (part: Part) => void;
  /** The user has tried to publish: all problems are shown. */
  isTried: boolean;
}

/** A kind of part that can be added, with how it is shown. */
export interface PartKind {
  label: string;
  icon?: IconPicture | undefined;
  isRequired?: boolean;
}

interface PartTabProps<Part extends NewPart, Type extends string> {
  /** The texts of the tab about its parts. */
  hint: string;
  orderLabel: string;
  addLabel: string;
  /** What is wrong with the list as a whole. */
  problem: string | undefined;
  parts: readonly Part[];
  onChange: (parts: readonly Part[]) => void;
  /** The types of which a part can be added; one alone needs no menu. */
  types: readonly PartType<Type>[];
  create: (type: Type) => Part;
  kindOf: (part: Part) => PartKind;
  isTried: boolean;
  form: (props: NewPartFormProps<Part>) => ReactNode;
}

/** The parts of one kind of a new dataset: their order, one form each, and a button that adds one. */
export function PartTab<Part extends NewPart, Type extends string>(props: PartTabProps<Part, Type>) {
  const { parts, onChange, problem, isTried, kindOf } = props;
  const t = useT();
  const words = useOrderWords();
  const root = useRef<HTMLDivElement>(null);
  const forms = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<{ part: Part; place: number; left: string }>();
  // Once parts are added, or the list is another one, its place is gone.
  const isRemoved = removed && removed.left === keysOf(parts);
  const change = (changed: Part) => onChange(withChanged(parts, changed));
  const remove = (place: number) => {
    const part = parts[place];
    const left = parts.filter((_, index) => index !== place);
    setRemoved(part && { part, place, left: keysOf(left) });
    onChange(left);
  };
  const restore = ({ part, place }: { part: Part; place: number }) => {
    setRemoved(undefined);
    flushSync(() => onChange(parts.toSpliced(place, 0, part)));
    // The button is gone: the focus goes to the title of what is back.
    root.current?.querySelector("ol")?.children[place]?.querySelector("input")?.focus();
  };
  const rename = (place: number, title: string) => {
    const part = parts[place];
    if (part) change({ ...part, title });
  };
  return (
    <div className={styles.tab} data-parts ref={root}>
      <Text tone="secondary" isMeasured>
        {props.hint}
      </Text>
      {problem && isTried && <Banner tone="danger">{problem}</Banner>}
      {parts.length > 0 && (
        <EditableList
          className={styles.order}
          label={props.orderLabel}
          items={parts.map(({ title, name }) => ({ text: title || name }))}
          onRename={rename}
          onMove={(from, to) => onChange(withMoved(parts, from, to))}
          onRemove={remove}
          words={words}
        />
      )}
      {isRemoved && (
        <Stack direction="row" gap={2} align="center">
          <Text tone="secondary">{words.removed(removed.part.title.trim() || removed.part.name)}</Text>
          <Button size="sm" onClick={() => restore(removed)}>
            {t("annotation.undo")}
          </Button>
        </Stack>
      )}
      <div className={styles.forms} ref={forms}>
        {parts.map((part) => {
          const { label, icon, isRequired = false } = kindOf(part);
          return (
            <PartSection
              key={part.key}
              title={part.title.trim() || part.name}
              name={part.name}
              kind={label}
              icon={icon}
              isRequired={isRequired}
              isModified={false}
              isOpenFirst
            >
              {props.form({ part, parts, onChange: change, isTried })}
            </PartSection>
          );
        })}
      </div>
      <div className={styles.add}>
        <AddPart
          {...props}
          onAdd={(type) => onChange([...parts, props.create(type)])}
          titleOfLast={() => forms.current?.lastElementChild?.querySelector("input")}
        />
      </div>
    </div>
  );
}

function keysOf(parts: readonly NewPart[]): string {
  return parts.map(({ key }) => key).join();
}
