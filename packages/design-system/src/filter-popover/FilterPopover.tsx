import { type ReactNode, useState } from "react";
import { ChevronDown, Icon, type IconPicture } from "../icon";
import type { NativeProps } from "../native";
import { Popover } from "../popover";
import { collapsed } from "./badges";
import * as styles from "./FilterPopover.css";
import { useCommitted } from "./use-committed";

export interface FilterPopoverProps<Value> extends NativeProps<"button", "type" | "value" | "onClick"> {
  /** What is filtered by: "Metadata". */
  label: string;
  icon?: IconPicture;
  /** What holds now. */
  value: Value;
  /** Told on closing, else 500 ms after the last change. */
  onCommit: (value: Value) => void;
  /** What is set, each in a word or two; two are shown, the rest as a number. */
  badgesOf: (value: Value) => readonly string[];
  /** 3 → "+3" */
  moreLabel: (hidden: number) => string;
  /** The controls, over the value as it is being changed; what must hold at once says so. */
  children: (draft: Value, change: (draft: Value, when?: "now") => void) => ReactNode;
  /** What is inside are the lines of a list, which have their own padding. Default false. */
  isList?: boolean;
}

/** A filter behind a button; what is set shows on the button, in the accent. */
export function FilterPopover<Value>(props: FilterPopoverProps<Value>) {
  const { label, icon, value, onCommit, badgesOf, moreLabel, children, isList = false, ...native } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { draft, setDraft, settle } = useCommitted(value, onCommit);
  const { shown, hidden } = collapsed(badgesOf(draft));
  const change = (open: boolean) => {
    setIsOpen(open);
    if (!open) settle();
  };
  return (
    <Popover
      label={label}
      fit={isList ? "list" : "content"}
      isOpen={isOpen}
      onOpenChange={change}
      trigger={
        <button {...native} type="button" className={styles.trigger} data-set={shown.length > 0 || undefined}>
          {icon && <Icon picture={icon} />}
          {label}
          {shown.map((badge) => (
            <span key={badge} className={styles.badge}>
              {badge}
            </span>
          ))}
          {hidden > 0 && <span className={styles.badge}>{moreLabel(hidden)}</span>}
          <Icon picture={ChevronDown} size={14} />
        </button>
      }
    >
      <div className={isList ? undefined : styles.content}>{children(draft, setDraft)}</div>
    </Popover>
  );
}
