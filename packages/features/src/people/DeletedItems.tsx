import { Button, Heading, majorityDirection, Text, TextField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useId, useState } from "react";
import type { Refusal } from "../shell";
import { ActionDialog, ActionForm, type ActionFormPorts } from "../shell/ActionDialog";
import { useSelected } from "../shell/use-selected";
import * as styles from "./People.css";

/** Something that was deleted and can be restored. */
export interface DeletedItem {
  id: string;
  /** The name under which it is restored, unless the user enters another one. */
  name: string;
  /** What the list calls it, if that is not its name. */
  title?: string;
  /** What else the list says about it, separated by dots. */
  details: readonly string[];
  /** A sentence on what is deleted with it for good, in the question before that. */
  contents?: string | undefined;
}

interface DeletedItemsProps {
  title: string;
  body: string;
  items: readonly DeletedItem[];
  /** The words of the dialogs. */
  words: { name: string; restoreBody: string; eraseBody: string };
  /** Without them, nothing is shown. */
  onRestore: ((id: string, name: string) => Refusal) | undefined;
  onErase: ((id: string) => Refusal) | undefined;
}

/** What was deleted and can be restored for some time; nothing without any. */
export function DeletedItems({ title, body, items, words, onRestore, onErase }: DeletedItemsProps) {
  const t = useT();
  const id = useId();
  const [task, setTask] = useState<{ kind: "restore" | "erase"; item: DeletedItem }>();
  const item = task?.item;
  const name = item?.name ?? "";
  const close = () => setTask(undefined);
  const isShown = items.length > 0 && onRestore !== undefined && onErase !== undefined;
  return (
    <>
      {isShown && (
        <section aria-labelledby={id} className={styles.deleted}>
          <Heading level={2} size="section" id={id}>
            {title}
          </Heading>
          <Text tone="secondary">{body}</Text>
          <ul className={styles.members}>
            {items.map((each) => (
              <Item
                key={each.id}
                item={each}
                onRestore={() => setTask({ kind: "restore", item: each })}
                onErase={() => setTask({ kind: "erase", item: each })}
              />
            ))}
          </ul>
        </section>
      )}
      <ActionDialog
        isOpen={task?.kind === "restore"}
        onClose={close}
        title={t("people.restoreTitle", { name })}
        description={words.restoreBody}
        submit={t("people.restore")}
        busy={t("people.restoring")}
      >
        {(form) =>
          item &&
          onRestore && (
            <RestoreForm
              form={form}
              item={item}
              label={words.name}
              onRestore={(name) => onRestore(item.id, name)}
            />
          )
        }
      </ActionDialog>
      <ActionDialog
        isOpen={task?.kind === "erase"}
        onClose={close}
        tone="danger"
        title={t("people.eraseTitle", { name })}
        description={[item?.contents, words.eraseBody].filter(Boolean).join(" ")}
        submit={t("people.erase")}
        busy={t("people.deleting")}
      >
        {(form) => <ActionForm {...form} onSubmit={() => item && onErase?.(item.id)} />}
      </ActionDialog>
    </>
  );
}

interface ItemProps {
  item: DeletedItem;
  onRestore: () => void;
  onErase: () => void;
}

function Item({ item: { name, title, details }, onRestore, onErase }: ItemProps) {
  const t = useT();
  return (
    <li className={styles.deletedItem}>
      <span className={styles.deletedName}>
        <bdi className={styles.name} dir={majorityDirection(title ?? name)}>
          {title ?? name}
        </bdi>
        <span className={styles.note}>
          {title !== undefined && (
            <>
              <bdi dir={majorityDirection(name)}>{name}</bdi>
              {" · "}
            </>
          )}
          {details.join(" · ")}
        </span>
      </span>
      <Button size="sm" aria-label={t("people.restoreOf", { name })} onClick={onRestore}>
        {t("people.restore")}
      </Button>
      <Button size="sm" tone="ghost" aria-label={t("people.eraseOf", { name })} onClick={onErase}>
        {t("people.erase")}
      </Button>
    </li>
  );
}

interface RestoreFormProps {
  form: ActionFormPorts;
  item: DeletedItem;
  label: string;
  onRestore: (name: string) => Refusal;
}

/** The name, which something else may have by now. */
function RestoreForm({ form, item, label, onRestore }: RestoreFormProps) {
  const t = useT();
  const [name, setName] = useState(item.name);
  const field = useSelected();
  const isEmpty = name.trim() === "";
  return (
    <ActionForm {...form} onSubmit={() => (isEmpty ? undefined : onRestore(name.trim()))}>
      <TextField
        ref={field}
        label={label}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        value={name}
        onChange={setName}
        error={isEmpty ? t("people.required") : undefined}
      />
    </ActionForm>
  );
}
