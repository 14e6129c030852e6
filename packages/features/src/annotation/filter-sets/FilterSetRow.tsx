import {
  Button,
  Check,
  Copy,
  DropdownMenu,
  Ellipsis,
  Icon,
  IconButton,
  LinkPicture,
  MenuItem,
  MenuSeparator,
  majorityDirection,
  Pencil,
  TextField,
  Trash2,
  Users,
  VisuallyHidden,
} from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { SubmitButton } from "../../shell/SubmitButton";
import { useSelected } from "../../shell/use-selected";
import * as styles from "./FilterSets.css";
import type { FilterSetView } from "./filter-sets-view";
import type { FilterSetChanges } from "./use-filter-set-changes";

interface FilterSetRowProps {
  set: FilterSetView;
  /** The name of the one next to it, which gets the focus if this one is deleted. */
  next: string | undefined;
  canShare: boolean;
  canReplace: boolean;
  changes: FilterSetChanges;
  onApply: () => void;
  onCopyLink: () => void;
}

/** One filter set: its name applies it, a menu has the other actions. */
export function FilterSetRow(props: FilterSetRowProps) {
  const { set, changes } = props;
  const mode = changes.opened?.id === set.id ? changes.opened.mode : undefined;
  return (
    <li className={styles.row}>
      {mode === "rename" ? (
        <Rename set={set} changes={changes} />
      ) : mode === "delete" ? (
        <Delete {...props} />
      ) : (
        <Named {...props} />
      )}
    </li>
  );
}

function Named({ set, canShare, canReplace, changes, onApply, onCopyLink }: FilterSetRowProps) {
  const t = useT();
  const button = useFocusWhen(changes.focused === set.name);
  const { name, isShared, isMine, sharedBy, canChange, isApplied } = set;
  const sharedText = () => {
    if (isMine) return t("filterSets.shared");
    return sharedBy === undefined ? (
      t("filterSets.fromOthers")
    ) : (
      <bdi>{t("filterSets.sharedBy", { name: sharedBy })}</bdi>
    );
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.name}
        aria-current={isApplied || undefined}
        title={name}
        onClick={onApply}
      >
        <span className={styles.tick}>{isApplied && <Icon picture={Check} />}</span>
        <bdi className={styles.nameText} dir={majorityDirection(name)}>
          {name}
        </bdi>
        {isApplied && <VisuallyHidden>{t("filterSets.applied")}</VisuallyHidden>}
        {isShared && (
          <span className={styles.mark}>
            <Icon picture={Users} size={14} />
            <span className={styles.markText}>{sharedText()}</span>
          </span>
        )}
      </button>
      <DropdownMenu
        align="end"
        trigger={<IconButton picture={Ellipsis} label={t("filterSets.more", { name })} />}
      >
        <MenuItem icon={LinkPicture} onSelect={onCopyLink}>
          {t("filterSets.copyLink")}
        </MenuItem>
        {canChange && (
          <MenuItem icon={Pencil} onSelect={() => changes.open({ id: set.id, mode: "rename" })}>
            {t("filterSets.rename")}
          </MenuItem>
        )}
        {canChange && canReplace && (
          <MenuItem icon={Copy} onSelect={() => void changes.replace(set)}>
            {t("filterSets.replace")}
          </MenuItem>
        )}
        {canChange && canShare && (
          <MenuItem icon={Users} onSelect={() => void changes.share(set)}>
            {t(isShared ? "filterSets.unshare" : "filterSets.share")}
          </MenuItem>
        )}
        {canChange && <MenuSeparator />}
        {canChange && (
          <MenuItem icon={Trash2} tone="danger" onSelect={() => changes.open({ id: set.id, mode: "delete" })}>
            {t("filterSets.remove")}
          </MenuItem>
        )}
      </DropdownMenu>
    </>
  );
}

function Rename({ set, changes }: Pick<FilterSetRowProps, "set" | "changes">) {
  const t = useT();
  const field = useSelected();
  const [name, setName] = useState(set.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = name.trim();
    if (asked === set.name) changes.cancel(set);
    else if (asked !== "") void changes.rename(set, asked);
  };
  return (
    <form className={styles.edit} onSubmit={submit}>
      <TextField
        ref={field}
        className={styles.editText}
        label={t("filterSets.newName", { name: set.name })}
        isLabelHidden
        maxLength={200}
        value={name}
        onChange={setName}
      />
      <Button size="sm" tone="ghost" onClick={() => changes.cancel(set)}>
        {t("filterSets.cancel")}
      </Button>
      <SubmitButton
        size="sm"
        whyNot={name.trim() === "" ? t("app.fillInFirst") : undefined}
        busyLabel={changes.isBusy ? t("saving.saving") : undefined}
      >
        {t("filterSets.saveAs")}
      </SubmitButton>
    </form>
  );
}

function Delete({ set, next, changes }: FilterSetRowProps) {
  const t = useT();
  const button = useFocusWhen(true);
  return (
    <div className={styles.edit}>
      <span className={styles.editText}>
        {t(set.isShared ? "filterSets.removeShared" : "filterSets.removeAsk", { name: set.name })}
      </span>
      <Button ref={button} size="sm" tone="ghost" onClick={() => changes.cancel(set)}>
        {t("filterSets.cancel")}
      </Button>
      <Button
        size="sm"
        tone="danger"
        isDisabled={changes.isBusy}
        onClick={() => void changes.remove(set, next)}
      >
        {t("filterSets.remove")}
      </Button>
    </div>
  );
}

/** A ref whose element gets the focus as soon as it should have it. */
function useFocusWhen(isFocused: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [isFocused]);
  return ref;
}
