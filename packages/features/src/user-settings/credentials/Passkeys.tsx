import { Badge, Button, Plus, TextField } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { type ReactNode, useRef, useState } from "react";
import { useNow } from "../../shell";
import { ActionDialog, ActionForm, type ActionFormPorts, type Refusal } from "../../shell/ActionDialog";
import type { PasskeyPorts, PasskeyView } from "../view-model";
import { CredentialList, CredentialRow } from "./CredentialList";
import * as styles from "./CredentialList.css";

type Task = { kind: "add" } | { kind: "remove"; passkey: PasskeyView };

/** The passkeys of the user, with which they sign in without a password. */
export function Passkeys(props: PasskeyPorts) {
  const { passkeys, onRetry, isSupported, onAdd, onRemove } = props;
  const t = useT();
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  const removed = task?.kind === "remove" ? task.passkey : undefined;
  return (
    <>
      <CredentialList
        label={t("userSettings.passkeys.title")}
        count={passkeys?.length}
        failure={t("userSettings.passkeys.failed")}
        onRetry={onRetry}
      >
        {passkeys?.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRemove={() => setTask({ kind: "remove", passkey })}
          />
        ))}
      </CredentialList>
      {passkeys?.length === 0 && t("userSettings.passkeys.none")}
      <div className={styles.foot}>
        {isSupported ? (
          <Button icon={Plus} onClick={() => setTask({ kind: "add" })}>
            {t("userSettings.passkeys.add")}
          </Button>
        ) : (
          t("userSettings.passkeys.unsupported")
        )}
      </div>
      <ActionDialog
        isOpen={task?.kind === "add"}
        onClose={close}
        title={t("userSettings.passkeys.add")}
        description={t("userSettings.passkeys.addBody")}
        submit={t("userSettings.secondFactor.next")}
        busy={t("userSettings.passkeys.adding")}
      >
        {(form) => <AddForm {...props} form={form} onAdd={onAdd} />}
      </ActionDialog>
      <ActionDialog
        isOpen={removed !== undefined}
        onClose={close}
        tone="danger"
        title={t("userSettings.passkeys.removeTitle", { name: removed?.name ?? "" })}
        description={t("userSettings.passkeys.removeBody")}
        submit={t("userSettings.passkeys.remove")}
        busy={t("userSettings.passkeys.removing")}
      >
        {(form) => (
          <ProvenForm
            {...props}
            form={form}
            onSubmit={(password) => removed && onRemove(removed.id, password)}
          />
        )}
      </ActionDialog>
    </>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: PasskeyView; onRemove: () => void }) {
  const t = useT();
  const { ago, moment } = useFormat();
  const now = useNow();
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  const used =
    lastUsedAt === null
      ? t("userSettings.neverUsed")
      : t("userSettings.lastUsed", { ago: ago(lastUsedAt, now) });
  return (
    <CredentialRow
      title={name}
      badge={isSynced && <Badge>{t("userSettings.passkeys.synced")}</Badge>}
      details={[t("userSettings.passkeys.createdAt", { moment: moment(createdAt) }), used]}
    >
      <Button
        size="sm"
        tone="ghost"
        aria-label={t("userSettings.passkeys.removeNamed", { name })}
        onClick={onRemove}
      >
        {t("userSettings.passkeys.remove")}
      </Button>
    </CredentialRow>
  );
}

interface AddFormProps extends Pick<PasskeyPorts, "nameLength" | "freshMinutes" | "onAdd"> {
  form: ActionFormPorts;
}

function AddForm({ form, nameLength, freshMinutes, onAdd }: AddFormProps) {
  const t = useT();
  const [name, setName] = useState("");
  const [isTouched, setIsTouched] = useState(false);
  const typed = name.trim();
  const isNamed = typed.length >= nameLength.min && [...typed].length <= nameLength.max;
  return (
    <ProvenForm
      form={form}
      freshMinutes={freshMinutes}
      onSubmit={(password) => {
        setIsTouched(true);
        return isNamed ? onAdd({ name: typed, password }) : undefined;
      }}
    >
      <TextField
        label={t("userSettings.keyName")}
        autoFocus
        autoComplete="off"
        value={name}
        onChange={setName}
        {...(isTouched && !isNamed
          ? { error: t("userSettings.keyNameLength", { max: nameLength.max }) }
          : { hint: t("userSettings.passkeys.nameHint") })}
      />
    </ProvenForm>
  );
}

interface ProvenFormProps extends Pick<PasskeyPorts, "freshMinutes"> {
  form: ActionFormPorts;
  /** Starts the action with the password; without one, the sign-in must be new. */
  onSubmit: (password: string | undefined) => Refusal | undefined;
  children?: ReactNode;
}

/** Asks for the password, which those who sign in by a provider do not have. */
function ProvenForm({ form, freshMinutes, onSubmit, children }: ProvenFormProps) {
  const t = useT();
  const [password, setPassword] = useState("");
  const input = useRef<HTMLInputElement>(null);
  async function focusIfRefused(action: Refusal): Refusal {
    const refusal = await action;
    // Most often, the password is wrong.
    if (refusal !== undefined) input.current?.focus();
    return refusal;
  }
  return (
    <ActionForm
      {...form}
      onSubmit={() => {
        const action = onSubmit(password === "" ? undefined : password);
        return action && focusIfRefused(action);
      }}
    >
      {children}
      <TextField
        ref={input}
        label={t("userSettings.currentPassword")}
        hint={t("userSettings.passkeys.passwordHint", { minutes: freshMinutes })}
        type="password"
        autoComplete="current-password"
        autoFocus={children === undefined}
        reveal={{ show: t("login.showPassword"), hide: t("login.hidePassword") }}
        value={password}
        onChange={setPassword}
      />
    </ActionForm>
  );
}
