import { Button, DropdownMenu, type IconPicture, MenuItem, Plus } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useRef } from "react";
import { flushSync } from "react-dom";

/** A type of which a part can be added. */
export interface PartType<Type extends string> {
  type: Type;
  label: string;
  icon?: IconPicture | undefined;
}

interface AddPartProps<Type extends string> {
  addLabel: string;
  /** One alone needs no menu. */
  types: readonly PartType<Type>[];
  onAdd: (type: Type) => void;
  /** The field of the title of the last part. */
  titleOfLast: () => HTMLInputElement | null | undefined;
}

/** Adds a part, shows it from its beginning, and moves the focus to its title, which typing replaces. */
export function AddPart<Type extends string>({ types, addLabel, onAdd, titleOfLast }: AddPartProps<Type>) {
  const t = useT();
  const hasAdded = useRef(false);
  const [only, ...others] = types;
  if (only && others.length === 0) {
    const add = () => {
      flushSync(() => onAdd(only.type));
      const title = titleOfLast();
      title?.focus();
      title?.select();
      title?.closest("details")?.scrollIntoView({ block: "start" });
    };
    return (
      <Button icon={Plus} onClick={add}>
        {addLabel}
      </Button>
    );
  }
  const select = (type: Type) => {
    hasAdded.current = true;
    onAdd(type);
  };
  const focusOnClose = () => {
    const next = hasAdded.current ? titleOfLast() : undefined;
    hasAdded.current = false;
    next?.addEventListener("focus", () => next.select(), { once: true });
    // After the focus, which scrolls only until the title is visible.
    requestAnimationFrame(() => next?.closest("details")?.scrollIntoView({ block: "start" }));
    return next;
  };
  return (
    <DropdownMenu
      trigger={<Button icon={Plus}>{addLabel}</Button>}
      aria-label={t("newDataset.type")}
      focusOnClose={focusOnClose}
    >
      {types.map(({ type, label, icon }) => (
        <MenuItem key={type} {...(icon && { icon })} onSelect={() => select(type)}>
          {label}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
