import { type ReactNode, useState } from "react";
import { ChevronDown, Icon, type IconPicture } from "../icon";
import { type NativeProps, rootProps } from "../native";
import { Popover } from "../popover";
import { collapsed } from "./badges";
import * as styles from "./FilterPopover.css";
import { useCommitted } from "./use-committed";

export interface FilterPopoverProps<Value> extends NativeProps<"button", "type" | "value" | "onClick"> {
  /** The subject of the filter: "Metadata". */
  label: string;
  icon?: IconPicture;
  /** The current value. */
  value: Value;
  /** Called when the popover closes, or 500 ms after the last change. */
  onCommit: (value: Value) => void;
  /** Short labels of the set values; two are shown, the rest as a number. */
  badgesOf: (value: Value) => readonly string[];
  /** 3 → "+3" */
  moreLabel: (hidden: number) => string;
  /** Renders the controls for the value being edited; a change can be marked to apply at once. */
  children: (draft: Value, change: (draft: Value, when?: "now") => void) => ReactNode;
  /**
   * The content is a list whose lines have their own padding.
   *
   * @default false
   */
  isList?: boolean;
}

/**
 * A filter behind a button, which shows the set values in the accent colour.
 *
 * @example
 * <FilterPopover
 *   label="Status"
 *   value="draft"
 *   onCommit={(status) => console.info(status)}
 *   badgesOf={(status) => [status]}
 *   moreLabel={(hidden) => `+${hidden}`}
 * >
 *   {(status, change) => <TextField label="Status" value={status} onChange={change} />}
 * </FilterPopover>
 */
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
        <button {...rootProps(native, styles.trigger)} type="button" data-set={shown.length > 0 || undefined}>
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
