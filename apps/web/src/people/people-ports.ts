import { parseTimestamp } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import type {
  LinkOutcome,
  NewPersonInput,
  PasswordLink,
  PeoplePorts,
  PersonInput,
  PersonView,
  WorkspacePorts,
} from "@glossa/features/people";
import type { Refusal } from "@glossa/features/shell";
import { passwordLinksApi } from "../account/password-links-api";
import { refusalOf } from "../account/tell-refusal";
import { api } from "../api";
import { choosePasswordPath, workspacePath } from "../paths";
import { isSignedOut } from "../queries/client";
import { eraseDataset, restoreDataset } from "../queries/deleted-datasets";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { deletedPeopleApi, peopleApi } from "./people-api";
import { tellLeft, tellRemoved } from "./tell-removed";
import { reloadPeople } from "./use-people";

/** The actions of owners on people, by the endpoints of our server or of Argilla's. */
export function peoplePorts(
  people: readonly PersonView[],
  isOurs: boolean,
  can: { createLinks: boolean; restore: boolean },
): PeoplePorts {
  const about = (key: Report["key"], id: string): Report => ({
    key,
    username: people.find((person) => person.id === id)?.username ?? "",
  });
  return {
    onAdd: async (input) => {
      const { username, password } = input;
      const added: Report = { key: "people.added", username };
      let id = "";
      const refusal = await attemptSecret(async () => {
        if (isOurs) id = (await create(input)).id;
        else await createElsewhere(input);
      }, added);
      if (refusal !== undefined || password !== undefined) return { refusal };
      const { link, refusal: linkRefusal } = await createLink(id);
      if (link) return { link };
      return { refusal: [translate("people.linkFailed", { username }), linkRefusal].join(" ") };
    },
    onCreateLink: can.createLinks ? createLink : undefined,
    onRestore: can.restore
      ? (user_id, username) =>
          attempt(async () => {
            const params = { user_id };
            const { needs_password } = await deletedPeopleApi.restorePerson({ params, body: { username } });
            if (needs_password)
              notices.show({ tone: "warning", text: translate("people.restoredLocked", { username }) });
            else notices.show({ tone: "success", text: translate("people.restored", { username }) });
          })
      : undefined,
    onErase: can.restore
      ? (user_id) =>
          attempt(async () => {
            const { username } = await deletedPeopleApi.erasePerson({ params: { user_id } });
            notices.show({ tone: "success", text: translate("people.erased", { name: username }) });
          })
      : undefined,
    onSave: (id, input) =>
      attempt(
        () =>
          save(
            id,
            people.find((person) => person.id === id),
            input,
          ),
        about("people.saved", id),
      ),
    onResetPassword: (user_id, password) =>
      attemptSecret(() =>
        isOurs
          ? peopleApi.resetPassword({ params: { user_id }, body: { password } })
          : peopleApi.updateUser({ params: { user_id }, body: { password } }),
      ),
    onSwitch: isOurs
      ? (user_id, is_active) =>
          attempt(
            () => peopleApi.switchPerson({ params: { user_id }, body: { is_active } }),
            about(is_active ? "people.switchedOn" : "people.switchedOff", user_id),
          )
      : undefined,
    onRemoveSecondFactor: isOurs
      ? (user_id) =>
          attempt(
            () => peopleApi.removeSecondFactor({ params: { user_id } }),
            about("people.factorIsOff", user_id),
          )
      : undefined,
    onDelete: (user_id) =>
      attempt(() => peopleApi.deleteUser({ params: { user_id } }), about("people.deleted", user_id)),
  };
}

/**
 * The actions of owners and admins on workspaces.
 *
 * @param isOwner whether the user is an owner; otherwise an admin
 * @param myId the id of the user
 * @param can what the server can do besides: restore deleted datasets, rename workspaces
 */
export function workspacePorts(
  isOwner: boolean,
  myId: string,
  can: { restore: boolean; rename: boolean },
): WorkspacePorts {
  return {
    onRestoreDataset: can.restore
      ? (id, name) =>
          attempt(async () => {
            await restoreDataset(id, name);
            notices.show({ tone: "success", text: translate("people.datasetRestored", { name }) });
          })
      : undefined,
    onEraseDataset: can.restore
      ? (id) =>
          attempt(async () => {
            const name = await eraseDataset(id);
            notices.show({ tone: "success", text: translate("people.erased", { name }) });
          })
      : undefined,
    onCreate: isOwner ? (name) => attempt(() => api.createWorkspace({ body: { name } })) : undefined,
    onRename:
      isOwner && can.rename
        ? (workspace_id, name) =>
            attempt(() => peopleApi.renameWorkspace({ params: { workspace_id }, body: { name } }))
        : undefined,
    onDelete: isOwner
      ? (workspace_id) => attempt(() => api.deleteWorkspace({ params: { workspace_id } }))
      : undefined,
    onAddMember: isOwner ? (workspace_id, user_id) => attempt(() => join(workspace_id, user_id)) : undefined,
    onRemoveMember: (workspace_id, user_id) =>
      attempt(async () => {
        const { username } = await peopleApi.removeWorkspaceUser({ params: { workspace_id, user_id } });
        if (user_id === myId) tellLeft(workspace_id, isOwner);
        else tellRemoved(username, isOwner ? () => attempt(() => join(workspace_id, user_id)) : undefined);
      }),
    hrefOf: workspacePath,
  };
}

function create({ workspaces, password, ...input }: NewPersonInput) {
  const body = { ...profileOf(input), password, workspace_ids: [...workspaces] };
  return peopleApi.createPerson({ body });
}

/** Creates a link with which a person chooses a password; the token is in the fragment, which browsers do not send. */
async function createLink(user_id: string): LinkOutcome {
  let link: PasswordLink | undefined;
  const refusal = await attemptSecret(async () => {
    const { token, ends_at } = await passwordLinksApi.createPasswordLink({ params: { user_id } });
    const url = `${window.location.origin}${choosePasswordPath}#${token}`;
    link = { url, endsAt: parseTimestamp(ends_at) };
  });
  return { refusal, link };
}

/** Other servers have no links: the form requires a password. */
async function createElsewhere({ workspaces, password = "", ...input }: NewPersonInput): Promise<void> {
  const { id } = await peopleApi.createUser({ body: { ...profileOf(input), password } });
  for (const workspace_id of workspaces) await join(workspace_id, id);
}

function profileOf({ username, firstName, lastName, role }: Omit<NewPersonInput, "workspaces" | "password">) {
  return { username, first_name: firstName, last_name: lastName, role };
}

/** Sends only what differs: a name that is sent again can be refused, and a role ends sign-ins. */
async function save(user_id: string, before: PersonView | undefined, input: PersonInput): Promise<void> {
  const { firstName, lastName, role, workspaces } = input;
  const body = {
    ...(firstName !== before?.firstName && { first_name: firstName }),
    ...(lastName !== before?.lastName && { last_name: lastName }),
    ...(role !== before?.role && { role }),
  };
  if (Object.keys(body).length > 0) await peopleApi.updateUser({ params: { user_id }, body });
  const known = before?.workspaces ?? [];
  for (const id of workspaces.filter((one) => !known.includes(one))) await join(id, user_id);
  for (const workspace_id of known.filter((one) => !workspaces.includes(one)))
    await peopleApi.removeWorkspaceUser({ params: { workspace_id, user_id } });
}

async function join(workspace_id: string, user_id: string): Promise<void> {
  await peopleApi.addWorkspaceUser({ params: { workspace_id }, body: { user_id } });
}

/** The report after an action. */
interface Report {
  key:
    | "people.added"
    | "people.saved"
    | "people.switchedOn"
    | "people.switchedOff"
    | "people.factorIsOff"
    | "people.deleted";
  username: string;
}

/** Runs an action, reports what it did and loads the lists again; returns the reason if it was refused. */
async function attempt(action: () => Promise<unknown>, report?: Report): Refusal {
  const refusal = await run(action, report);
  if (refusal !== undefined) return refusal;
  await reloadPeople();
}

/** For actions after which a password or a link is shown once: it must not wait for the lists, nor be lost with them. */
async function attemptSecret(action: () => Promise<unknown>, report?: Report): Refusal {
  const refusal = await run(action, report);
  if (refusal === undefined) void reloadPeople();
  return refusal;
}

/** Runs an action and reports what it did; returns the reason if it was refused. */
async function run(action: () => Promise<unknown>, report: Report | undefined): Refusal {
  try {
    await action();
    if (report) notices.show({ tone: "success", text: translate(report.key, { username: report.username }) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A part may have been done, for example the first of several workspaces.
    if (!isSignedOut(error)) void reloadPeople();
    return refusalOf(error);
  }
}
