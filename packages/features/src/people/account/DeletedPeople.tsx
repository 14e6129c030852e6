import { Button, Heading, Text, TextField } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { useId, useState } from "react";
import { ActionDialog, ActionForm, type ActionFormPorts } from "../../shell/ActionDialog";
import * as styles from "../People.css";
import type { DeletedPersonView, PeoplePorts } from "../view-model";
import type { PeopleTabProps } from "./PeopleTab";

interface Task {
  kind: "restore" | "erase";
  person: DeletedPersonView;
}

/** Deleted people, who can be restored for some time; nothing without any. */
export function DeletedPeople({ deletedPeople = [], days, peoplePorts, now }: PeopleTabProps) {
  const t = useT();
  const id = useId();
  const [task, setTask] = useState<Task>();
  const { onRestore, onErase } = peoplePorts;
  const person = task?.person;
  const username = person?.username ?? "";
  const close = () => setTask(undefined);
  const isShown = deletedPeople.length > 0 && onRestore !== undefined && onErase !== undefined;
  return (
    <>
      {isShown && (
        <section aria-labelledby={id} className={styles.deleted}>
          <Heading level={2} size="section" id={id}>
            {t("people.deletedPeople")}
          </Heading>
          <Text tone="secondary">{t("people.deletedPeopleBody", { days: days?.deleted ?? 0 })}</Text>
          <ul className={styles.members}>
            {deletedPeople.map((each) => (
              <DeletedPerson key={each.id} person={each} now={now} onTask={setTask} />
            ))}
          </ul>
        </section>
      )}
      <ActionDialog
        isOpen={task?.kind === "restore"}
        onClose={close}
        title={t("people.restoreTitle", { username })}
        description={t("people.restoreBody")}
        submit={t("people.restore")}
        busy={t("people.restoring")}
      >
        {(form) => person && onRestore && <RestoreForm form={form} person={person} onRestore={onRestore} />}
      </ActionDialog>
      <ActionDialog
        isOpen={task?.kind === "erase"}
        onClose={close}
        tone="danger"
        title={t("people.eraseTitle", { username })}
        description={t("people.eraseBody")}
        submit={t("people.erase")}
        busy={t("people.deleting")}
      >
        {(form) => <ActionForm {...form} onSubmit={() => person && onErase?.(person.id)} />}
      </ActionDialog>
    </>
  );
}

interface DeletedPersonProps {
  person: DeletedPersonView;
  now: Date;
  onTask: (task: Task) => void;
}

function DeletedPerson({ person, now, onTask }: DeletedPersonProps) {
  const t = useT();
  const format = useFormat();
  const { username, firstName, lastName, answers, deletedBy, deletedAt, endsAt } = person;
  const details = [
    t("people.deletedWhen", { when: format.ago(deletedAt, now), name: deletedBy }),
    t("people.answers", { count: answers }),
    t("people.erasedUntil", { until: format.moment(endsAt) }),
  ];
  return (
    <li className={styles.member}>
      <span className={styles.memberName}>
        <bdi className={styles.name}>{[firstName, lastName].filter(Boolean).join(" ")}</bdi>
        <span className={styles.note}>
          <bdi>{username}</bdi>
          {` · ${details.join(" · ")}`}
        </span>
      </span>
      <Button
        size="sm"
        aria-label={t("people.restoreOf", { username })}
        onClick={() => onTask({ kind: "restore", person })}
      >
        {t("people.restore")}
      </Button>
      <Button
        size="sm"
        tone="ghost"
        aria-label={t("people.eraseOf", { username })}
        onClick={() => onTask({ kind: "erase", person })}
      >
        {t("people.erase")}
      </Button>
    </li>
  );
}

interface RestoreFormProps {
  form: ActionFormPorts;
  person: DeletedPersonView;
  onRestore: NonNullable<PeoplePorts["onRestore"]>;
}

/** The username, which somebody else may have by now. */
function RestoreForm({ form, person, onRestore }: RestoreFormProps) {
  const t = useT();
  const [username, setUsername] = useState(person.username);
  const isEmpty = username.trim() === "";
  return (
    <ActionForm {...form} onSubmit={() => (isEmpty ? undefined : onRestore(person.id, username.trim()))}>
      <TextField
        label={t("people.username")}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        value={username}
        onChange={setUsername}
        error={isEmpty ? t("people.required") : undefined}
      />
    </ActionForm>
  );
}
