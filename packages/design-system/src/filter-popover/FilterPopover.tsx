import { type ReactNode, useState } from "react";
import { ChevronDown, Icon, type IconPicture } from "../icon";
import { type NativeProps, rootProps } from "../native";
import { Popover } from "../popover";
import { VisuallyHidden } from "../visually-hidden";
import { BadgeLabel } from "./BadgeLabel";
import { collapsed } from "./badges";
import * as styles from "./FilterPopover.css";
import { type FilterBadge, SetFilters, type SetFiltersWords } from "./SetFilters";
import { useCommitted } from "./use-committed";

export interface FilterPopoverProps<Value> extends NativeProps<"button", "type" | "value" | "onClick"> {
  /** The subject of the filter: "Metadata". */
  label: string;
  /**
   * A drawing before the label of the button.
   *
   * @default none
   */
  icon?: IconPicture | undefined;
  /** The current value. */
  value: Value;
  /** Called when the popover closes, or 500 ms after the last change, if the value differs. */
  onCommit: (value: Value) => void;
  /** Short labels of the set values; two are shown, the rest as a number. */
  badgesOf: (value: Value) => readonly FilterBadge<Value>[];
  /** 3 → "+3" */
  moreLabel: (hidden: number) => string;
  /** Renders the controls for the value being edited; a change can be marked to apply at once. */
  children: (draft: Value, change: (draft: Value, when?: "now") => void) => ReactNode;
  /** The value without any filter and the texts of its buttons: what is set is listed below and can be removed there. */
  clear?: { to: Value; words: SetFiltersWords } | undefined;
  /** Called when the popover opens, for example to load its choices. */
  onOpen?: (() => void) | undefined;
  /**
   * The number of badges that the button shows in full, for bars with little room.
   *
   * @default 2
   */
  badgesShown?: 0 | 1 | 2 | undefined;
  /**
   * The button has narrow margins and no arrow.
   *
   * @default false
   */
  isCompact?: boolean | undefined;
  /**
   * "list": the lines have their own padding; "sections": the content is made of `FilterSection`s.
   *
   * @default "content"
   */
  fit?: "content" | "list" | "sections" | undefined;
}

/**
 * A filter behind a button, which shows the set values in the accent colour.
 *
 * @example
 * <FilterPopover
 *   label="Status"
 *   value="draft"
 *   onCommit={(status) => console.info(status)}
 *   badgesOf={(status) => [{ label: status, without: "" }]}
 *   moreLabel={(hidden) => `+${hidden}`}
 * >
 *   {(status, change) => <TextField label="Status" value={status} onChange={change} />}
 * </FilterPopover>
 */
export function FilterPopover<Value>(props: FilterPopoverProps<Value>) {
  const { label, icon, value, onCommit, badgesOf, moreLabel, children, clear, onOpen, ...rest } = props;
  const { fit = "content", badgesShown = 2, isCompact = false, ...native } = rest;
  const [isOpen, setIsOpen] = useState(false);
  const { draft, setDraft, settle } = useCommitted(value, onCommit);
  const badges = badgesOf(draft);
  const { shown, hidden } = collapsed(badges, badgesShown);
  const change = (open: boolean) => {
    setIsOpen(open);
    if (open) onOpen?.();
    else settle();
  };
  return (
    <Popover
      label={label}
      fit={fit}
      isOpen={isOpen}
      onOpenChange={change}
      trigger={
        <button
          {...rootProps(native, styles.trigger)}
          type="button"
          data-set={badges.length > 0 || undefined}
          data-compact={isCompact || undefined}
        >
          {icon && !isCompact && <Icon picture={icon} />}
          <span className={styles.name}>{label}</span>
          {shown.map((badge) => (
            <span key={badge.label} className={styles.badge} title={badge.label}>
              <BadgeLabel className={styles.badgeText} label={badge.label} parts={badge.parts} />
            </span>
          ))}
          {hidden > 0 && (
            <>
              <span className={styles.count} aria-hidden="true">
                {moreLabel(hidden)}
              </span>
              <VisuallyHidden>{labelsOf(badges.slice(shown.length))}</VisuallyHidden>
            </>
          )}
          <span className={styles.chevron}>
            <Icon picture={ChevronDown} size={14} />
          </span>
        </button>
      }
    >
      <div className={styles.content} data-fit={fit}>
        {children(draft, setDraft)}
      </div>
      {clear && <SetFilters badges={badges} empty={clear.to} words={clear.words} onChange={setDraft} />}
    </Popover>
  );
}

/** The set values that the button only counts, for its name. */
function labelsOf(badges: readonly FilterBadge<unknown>[]): string {
  return badges.map(({ label }) => label).join(", ");
}
