import { MultiSelect, Select, TextField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import { ActionForm, type ActionFormPorts } from "../../shell/ActionDialog";
import { maxNameLength } from "../name-length";
import { newPassword } from "../new-password";
import * as styles from "../People.css";
import { permissionsOf } from "../permissions";
import type { NewPersonInput, PersonView, Role } from "../view-model";
import { FirstSignIn } from "./FirstSignIn";
import type { HandedOver } from "./HandOver";
import { isLongEnough } from "./PasswordField";
import type { PeopleTabProps } from "./PeopleTab";

const roles: readonly Role[] = ["annotator", "admin", "owner"];

interface PersonFormProps extends PeopleTabProps {
  form: ActionFormPorts;
  /** The person to change; undefined for a new one. */
  person?: PersonView;
  /** Called with the credentials of a new person. */
  onAdded?: (account: HandedOver) => void;
}

/** The name, the role and the workspaces of a person; of a new one, the username and the password as well. */
export function PersonForm(props: PersonFormProps) {
  const { form, person, people, myId, workspaces, peoplePorts, passwordLength, onAdded, days } = props;
  const t = useT();
  const [input, setInput] = useState(() => inputOf(person));
  const [isTouched, setIsTouched] = useState(false);
  const [isByLink, setIsByLink] = useState(peoplePorts.onCreateLink !== undefined);
  const change = (changes: Partial<Input>) => setInput({ ...input, ...changes });
  const required = (text: string) => (isTouched && text.trim() === "" ? t("people.required") : undefined);
  const { takenError, isTaken } = useTaken(people, input.username.trim());
  const isComplete =
    input.firstName.trim() !== "" &&
    (person !== undefined ||
      (input.username.trim() !== "" && (isByLink || isLongEnough(input.password, passwordLength))));
  async function send() {
    const sent = cleaned(input);
    if (person) return peoplePorts.onSave(person.id, sent);
    const password = isByLink ? undefined : input.password;
    const { refusal, link } = await peoplePorts.onAdd({ ...sent, password });
    if (refusal === undefined) onAdded?.({ username: sent.username, password, link });
    return refusal;
  }
  return (
    <ActionForm
      {...form}
      onSubmit={() => {
        setIsTouched(true);
        const isRefused = !person && isTaken();
        return isComplete && !isRefused ? send() : undefined;
      }}
    >
      <NameFields input={input} onChange={change} error={required(input.firstName)} />
      {!person && (
        <FirstSignIn
          people={people}
          username={input.username}
          onUsername={(username) => change({ username })}
          usernameError={takenError ?? required(input.username)}
          password={isByLink ? undefined : input.password}
          onPassword={(password) => change({ password })}
          passwordLength={passwordLength}
          isTouched={isTouched}
          linkDays={peoplePorts.onCreateLink && days?.link}
          onByLink={setIsByLink}
        />
      )}
      <div className={styles.together}>
        <RoleField
          value={input.role}
          onChange={(role) => change({ role })}
          isDisabled={person !== undefined && !permissionsOf(person, people, myId).role}
          // Servers with links end sign-ins of another role.
          endsSignIns={peoplePorts.onCreateLink !== undefined && person && isEndedBy(input.role, person)}
        />
        <MultiSelect
          label={t("people.workspaces")}
          // Owners see every workspace, without being members.
          placeholder={t(input.role === "owner" ? "people.allWorkspaces" : "people.noWorkspaces")}
          options={workspaces.map(({ id, name }) => ({ value: id, label: name }))}
          values={input.workspaces}
          onChange={(chosen) => change({ workspaces: chosen })}
          countLabel={(count) => t("people.workspaceCount", { count })}
          words={{ search: t("people.searchWorkspaces"), noneFound: t("people.noWorkspaceFound") }}
        />
      </div>
    </ActionForm>
  );
}

/** Whether a username is in use when the user submits: afterwards, the list contains the new person. */
function useTaken(people: readonly PersonView[], username: string) {
  const t = useT();
  const [taken, setTaken] = useState<string>();
  return {
    takenError: username !== "" && username === taken ? t("people.usernameTaken") : undefined,
    isTaken(): boolean {
      const isInUse = people.some((other) => other.username === username);
      if (isInUse) setTaken(username);
      return isInUse;
    },
  };
}

interface NameFieldsProps {
  input: Pick<Input, "firstName" | "lastName">;
  onChange: (changes: Partial<Input>) => void;
  error: string | undefined;
}

/** The first and the last name, of which the first is required. */
function NameFields({ input, onChange, error }: NameFieldsProps) {
  const t = useT();
  return (
    <div className={styles.together}>
      <TextField
        label={t("people.firstName")}
        autoFocus
        autoComplete="off"
        maxLength={maxNameLength}
        value={input.firstName}
        onChange={(firstName) => onChange({ firstName })}
        error={error}
      />
      <TextField
        label={t("people.lastName")}
        autoComplete="off"
        maxLength={maxNameLength}
        value={input.lastName ?? ""}
        onChange={(lastName) => onChange({ lastName })}
      />
    </div>
  );
}

/** Whether a person has signed in with another role. */
function isEndedBy(role: Role, person: PersonView): boolean {
  return role !== person.role && person.isActive && person.signedIn !== null;
}

interface RoleFieldProps {
  value: Role;
  onChange: (role: Role) => void;
  isDisabled: boolean;
  /** Whether the person has to sign in again with this role. */
  endsSignIns: boolean | undefined;
}

/** The role of a person, and what it may do. */
function RoleField({ value, onChange, isDisabled, endsSignIns }: RoleFieldProps) {
  const t = useT();
  const hint = t(`people.roleHints.${value}`);
  return (
    <Select
      label={t("people.role")}
      placeholder={t("people.role")}
      options={roles.map((role) => ({ value: role, label: t(`account.roles.${role}`) }))}
      value={value}
      onChange={onChange}
      isDisabled={isDisabled}
      hint={endsSignIns ? `${hint} ${t("people.roleEndsSignIns")}` : hint}
      words={{ search: "", noneFound: "" }}
    />
  );
}

type Input = NewPersonInput & { password: string };

function inputOf(person: PersonView | undefined): Input {
  if (!person)
    return {
      firstName: "",
      lastName: "",
      username: "",
      password: newPassword(),
      role: "annotator",
      workspaces: [],
    };
  const { firstName, lastName, username, role, workspaces } = person;
  return { firstName, lastName, username, password: "", role, workspaces };
}

/** Without spaces around the names, and without an empty last name. */
function cleaned(input: NewPersonInput): NewPersonInput {
  const lastName = input.lastName?.trim() ?? "";
  return {
    ...input,
    firstName: input.firstName.trim(),
    username: input.username.trim(),
    lastName: lastName === "" ? null : lastName,
  };
}
