import { useT } from "@glossa/locales";
import { ActionDialog, ActionForm, type Refusal } from "../../shell/ActionDialog";
import type { PersonView } from "../view-model";
import { type HandedOver, HandOver } from "./HandOver";
import type { PeopleTabProps } from "./PeopleTab";
import { PersonForm } from "./PersonForm";
import { ResetPasswordForm } from "./ResetPasswordForm";

/** The task that the user has started. */
export type PersonTask =
  | { kind: "add" }
  | { kind: "edit" | "password" | "link" | "factor" | "off" | "on" | "delete"; person: PersonView }
  | ({ kind: "handOver" } & HandedOver);

interface PersonDialogsProps extends PeopleTabProps {
  task: PersonTask | undefined;
  onTask: (task: PersonTask | undefined) => void;
}

/** The dialogs of the list of people, of which at most one is open. */
export function PersonDialogs(props: PersonDialogsProps) {
  const { task, onTask, asksForNewPassword, peoplePorts, days } = props;
  const t = useT();
  const person = task && "person" in task ? task.person : undefined;
  const username = person?.username ?? "";
  const close = () => onTask(undefined);
  const addBody = asksForNewPassword ? "people.addBody" : "people.addBodyElsewhere";
  const handOver = (account: HandedOver) => onTask({ kind: "handOver", ...account });
  return (
    <>
      <ActionDialog
        isOpen={task?.kind === "add"}
        onClose={close}
        isWide
        title={t("people.addTitle")}
        description={peoplePorts.onCreateLink ? undefined : t(addBody)}
        submit={t("people.add")}
        busy={t("people.adding")}
      >
        {(form) => <PersonForm {...props} form={{ ...form, onDone: () => undefined }} onAdded={handOver} />}
      </ActionDialog>
      <ActionDialog
        isOpen={task?.kind === "edit"}
        onClose={close}
        isWide
        title={t("people.editTitle", { username })}
        submit={t("people.save")}
        busy={t("people.saving")}
      >
        {(form) => person && <PersonForm {...props} form={form} person={person} />}
      </ActionDialog>
      <ActionDialog
        isOpen={task?.kind === "password"}
        onClose={close}
        title={t("people.resetTitle", { username })}
        description={t(asksForNewPassword ? "people.resetBody" : "people.resetBodyElsewhere")}
        submit={t("people.resetPassword")}
        busy={t("people.saving")}
      >
        {(form) =>
          person && (
            <ResetPasswordForm
              {...props}
              form={{ ...form, onDone: () => undefined }}
              person={person}
              onReset={(password) => handOver({ username, password })}
            />
          )
        }
      </ActionDialog>
      <ActionDialog
        isOpen={task?.kind === "link"}
        onClose={close}
        title={t("people.passwordLinkTitle", { username })}
        description={t("people.passwordLinkBody", { days: days?.link ?? 0 })}
        submit={t("people.createLink")}
        busy={t("people.creatingLink")}
      >
        {(form) => (
          <ActionForm
            {...form}
            onDone={() => undefined}
            onSubmit={() => person && createLink(person, peoplePorts, handOver)}
          />
        )}
      </ActionDialog>
      <Confirmations {...props} person={person} onClose={close} />
      <HandOver account={task?.kind === "handOver" ? task : undefined} onClose={close} />
    </>
  );
}

/** Creates a link and shows it; returns the reason if the server refuses. */
async function createLink(
  { id, username }: PersonView,
  { onCreateLink }: PersonDialogsProps["peoplePorts"],
  handOver: (account: HandedOver) => void,
): Refusal {
  const outcome = await onCreateLink?.(id);
  if (outcome?.link) handOver({ username, link: outcome.link });
  return outcome?.refusal;
}

interface ConfirmationsProps extends Pick<PersonDialogsProps, "task" | "peoplePorts" | "days"> {
  person: PersonView | undefined;
  onClose: () => void;
}

/** Actions without a form: switching off, switching on, the second factor, deleting. */
function Confirmations({ task, peoplePorts, days, person, onClose }: ConfirmationsProps) {
  const t = useT();
  const username = person?.username ?? "";
  const { onSwitch, onRemoveSecondFactor, onDelete, onRestore } = peoplePorts;
  const lost = useLost(person, {
    canSwitchOff: onSwitch !== undefined && person?.isActive === true,
    days: onRestore ? days?.deleted : undefined,
  });
  return (
    <>
      <ActionDialog
        isOpen={task?.kind === "off"}
        onClose={onClose}
        tone="danger"
        title={t("people.offTitle", { username })}
        description={t("people.offBody")}
        submit={t("people.switchOff")}
        busy={t("people.saving")}
      >
        {(form) => <ActionForm {...form} onSubmit={() => person && onSwitch?.(person.id, false)} />}
      </ActionDialog>
      <ActionDialog
        isOpen={task?.kind === "on"}
        onClose={onClose}
        title={t("people.onTitle", { username })}
        description={t("people.onBody")}
        submit={t("people.switchOn")}
        busy={t("people.saving")}
      >
        {(form) => <ActionForm {...form} onSubmit={() => person && onSwitch?.(person.id, true)} />}
      </ActionDialog>
      <ActionDialog
        isOpen={task?.kind === "factor"}
        onClose={onClose}
        tone="danger"
        title={t("people.factorTitle", { username })}
        description={t("people.factorBody")}
        submit={t("people.factorOff")}
        busy={t("people.saving")}
      >
        {(form) => <ActionForm {...form} onSubmit={() => person && onRemoveSecondFactor?.(person.id)} />}
      </ActionDialog>
      <ActionDialog
        isOpen={task?.kind === "delete"}
        onClose={onClose}
        tone="danger"
        title={t("people.deleteTitle", { username })}
        description={lost}
        submit={t("people.delete")}
        busy={t("people.deleting")}
      >
        {(form) => <ActionForm {...form} onSubmit={() => person && onDelete(person.id)} />}
      </ActionDialog>
    </>
  );
}

/** What is lost with an account, and the alternatives. */
function useLost(
  person: PersonView | undefined,
  { canSwitchOff, days }: { canSwitchOff: boolean; days: number | undefined },
): string {
  const t = useT();
  const answers = person?.answers;
  if (days !== undefined)
    return answers
      ? t("people.deleteRestorable", { count: answers, days })
      : t("people.deleteRestorableOnly", { days });
  const lost =
    answers === undefined
      ? t("people.deleteBody")
      : answers === 0
        ? t("people.deleteNothing")
        : t("people.deleteCounted", { count: answers });
  return canSwitchOff && answers !== 0 ? `${lost} ${t("people.deleteInstead")}` : lost;
}
