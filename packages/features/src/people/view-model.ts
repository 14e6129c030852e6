import type { Refusal } from "../shell";

/** The role of a user, by its name in the API. */
export type Role = "owner" | "admin" | "annotator";

/** A person as the list shows them. */
export interface PersonView {
  id: string;
  username: string;
  firstName: string;
  lastName: string | null;
  role: Role;
  /** The ids of the workspaces of which the person is a member. */
  workspaces: readonly string[];
  /** Whether the account is switched on. */
  isActive: boolean;
  /** Whether the person still has a password that somebody else set. */
  mustChangePassword: boolean;
  /** Whether the password alone does not sign the person in. */
  hasSecondFactor: boolean;
  /** The last sign-in; null: none yet; undefined: the server does not return it. */
  signedIn: Date | null | undefined;
  /** How many answers are deleted with the account; undefined: the server does not return it. */
  answers: number | undefined;
}

/** A workspace as the list shows it. */
export interface WorkspaceView {
  id: string;
  name: string;
  /** Undefined while they load. */
  members: readonly Member[] | undefined;
  /** The number of datasets in it; undefined while they load. */
  datasets: number | undefined;
}

/** A member of a workspace. */
export interface Member {
  id: string;
  username: string;
  role: Role;
}

/** What an owner enters about a person. */
export interface PersonInput {
  firstName: string;
  lastName: string | null;
  role: Role;
  /** The ids of the workspaces of which the person is to be a member. */
  workspaces: readonly string[];
}

/** A person to add. */
export interface NewPersonInput extends PersonInput {
  username: string;
  /** Undefined: the person chooses it by a link. */
  password: string | undefined;
}

/** A link with which a person chooses their password. */
export interface PasswordLink {
  url: string;
  /** When it can no longer be used. */
  endsAt: Date;
}

/** The outcome of an action that may create a link: the translated reason why it failed, or the link. */
export type LinkOutcome = Promise<{ refusal?: string | undefined; link?: PasswordLink | undefined }>;

/** A deleted person who can be restored. */
export interface DeletedPersonView {
  id: string;
  username: string;
  firstName: string;
  lastName: string | null;
  /** How many answers are restored with the account. */
  answers: number;
  /** The username of the person who deleted it. */
  deletedBy: string;
  deletedAt: Date;
  /** When it can no longer be restored. */
  endsAt: Date;
}

/** A deleted dataset that can be restored. */
export interface DeletedDatasetView {
  id: string;
  name: string;
  workspaceId: string;
  records: number;
  /** How many answers are restored with it. */
  answers: number;
  /** The username of the person who deleted it. */
  deletedBy: string;
  deletedAt: Date;
  /** When it can no longer be restored. */
  endsAt: Date;
}

/** The actions of an owner on people. */
export interface PeoplePorts {
  onAdd: (person: NewPersonInput) => LinkOutcome;
  /** Creates a link with which a person chooses a password; undefined if the server cannot. */
  onCreateLink?: ((id: string) => LinkOutcome) | undefined;
  /** Restores a deleted person under a username; undefined if the server cannot. */
  onRestore?: ((id: string, username: string) => Refusal) | undefined;
  /** Deletes what is left of a deleted person. */
  onErase?: ((id: string) => Refusal) | undefined;
  onSave: (id: string, person: PersonInput) => Refusal;
  onResetPassword: (id: string, password: string) => Refusal;
  /** Switches an account off or on; undefined if the server cannot. */
  onSwitch?: ((id: string, isActive: boolean) => Refusal) | undefined;
  /** Switches the second factor of somebody who has lost it off; undefined if the server cannot. */
  onRemoveSecondFactor?: ((id: string) => Refusal) | undefined;
  onDelete: (id: string) => Refusal;
}

/** What can be done about workspaces; what the user may not do is undefined. */
export interface WorkspacePorts {
  onCreate?: ((name: string) => Refusal) | undefined;
  /** Gives a workspace another name; undefined if the server cannot. */
  onRename?: ((id: string, name: string) => Refusal) | undefined;
  onDelete?: ((id: string) => Refusal) | undefined;
  onAddMember?: ((workspaceId: string, userId: string) => Refusal) | undefined;
  /** Removes a member and says so, with a way to undo it for users who may add members. */
  onRemoveMember: (workspaceId: string, userId: string) => Refusal;
  /** Restores a deleted dataset under a name; undefined if the server cannot. */
  onRestoreDataset?: ((id: string, name: string) => Refusal) | undefined;
  /** Deletes what is left of a deleted dataset. */
  onEraseDataset?: ((id: string) => Refusal) | undefined;
  /** The address of the dataset list, filtered by a workspace. */
  hrefOf: (name: string) => string;
}

/** Whether a list is being loaded, was loaded or could not be loaded. */
export type Load = "loading" | "ready" | "failed";
