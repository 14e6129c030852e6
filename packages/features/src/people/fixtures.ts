import { fn } from "storybook/test";
import { anAccount } from "../shell/fixtures";
import type { PeopleScreenProps } from "./PeopleScreen";
import type {
  DeletedDatasetView,
  DeletedPersonView,
  PasswordLink,
  PersonView,
  WorkspaceView,
} from "./view-model";

/** A person who has no last name and is an annotator without workspaces, apart from what is given. */
export function aPerson(username: string, own: Partial<PersonView> = {}): PersonView {
  return {
    id: username,
    username,
    firstName: username,
    lastName: null,
    role: "annotator",
    workspaces: [],
    isActive: true,
    mustChangePassword: false,
    hasSecondFactor: false,
    signedIn: null,
    answers: 0,
    ...own,
  };
}

const now = new Date("2026-03-04T10:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3600_000);

const workspaces: WorkspaceView[] = [
  {
    id: "support",
    name: "support",
    datasets: 4,
    members: [
      { id: "ana", username: "ana", role: "admin" },
      { id: "ben", username: "ben", role: "annotator" },
    ],
  },
  {
    id: "newsroom",
    name: "newsroom",
    datasets: 1,
    members: [{ id: "ben", username: "ben", role: "annotator" }],
  },
  { id: "research", name: "research", datasets: 0, members: [] },
];

const link: PasswordLink = {
  url: "https://glossa.example.org/choose-password#3q2-7w",
  endsAt: new Date("2026-03-11T10:00:00Z"),
};

/** Two deleted people, who can be restored for some days. */
export const someDeletedPeople: DeletedPersonView[] = [
  {
    id: "omar",
    username: "omar",
    firstName: "Omar",
    lastName: "Haddad",
    answers: 412,
    deletedBy: "marisol",
    deletedAt: hoursAgo(3),
    endsAt: new Date("2026-04-03T07:00:00Z"),
  },
  {
    id: "yuki",
    username: "yuki",
    firstName: "Yuki",
    lastName: null,
    answers: 0,
    deletedBy: "marisol",
    deletedAt: hoursAgo(240),
    endsAt: new Date("2026-03-24T10:00:00Z"),
  },
];

/** Two deleted datasets, which can be restored for some days. */
export const someDeletedDatasets: DeletedDatasetView[] = [
  {
    id: "returns",
    name: "returns-2025",
    workspaceId: "support",
    records: 1200,
    answers: 3412,
    deletedBy: "marisol",
    deletedAt: hoursAgo(3),
    endsAt: new Date("2026-04-03T07:00:00Z"),
  },
  {
    id: "wire",
    name: "wire-pilot",
    workspaceId: "newsroom",
    records: 1,
    answers: 0,
    deletedBy: "ana",
    deletedAt: hoursAgo(240),
    endsAt: new Date("2026-03-24T10:00:00Z"),
  },
];

const done = () => fn(async (): Promise<string | undefined> => undefined);

/** The people and workspaces of a small team, as their owner marisol sees them. */
export function someTeam(own: Partial<PeopleScreenProps> = {}): PeopleScreenProps {
  return {
    tab: "people",
    onTab: fn(),
    load: "ready",
    onRetry: fn(),
    myId: "marisol",
    people: [
      aPerson("marisol", {
        firstName: "Marisol",
        lastName: "Etxeberria",
        role: "owner",
        signedIn: hoursAgo(1),
      }),
      aPerson("ana", {
        firstName: "Ana",
        lastName: "Okafor",
        role: "admin",
        workspaces: ["support"],
        signedIn: hoursAgo(26),
        answers: 1204,
      }),
      aPerson("ben", {
        firstName: "Ben",
        workspaces: ["support", "newsroom"],
        mustChangePassword: true,
        answers: 1,
      }),
      aPerson("lena", {
        firstName: "Lena",
        lastName: "Vogt",
        isActive: false,
        signedIn: hoursAgo(900),
        answers: 87,
      }),
    ],
    deletedPeople: [],
    days: { link: 7, deleted: 30, deletedDataset: 30 },
    workspaces,
    asksForNewPassword: true,
    passwordLength: { min: 8, max: 100 },
    peoplePorts: {
      onAdd: fn(async ({ password }) => ({ link: password === undefined ? link : undefined })),
      onCreateLink: fn(async () => ({ link })),
      onRestore: done(),
      onErase: done(),
      onSave: done(),
      onResetPassword: done(),
      onSwitch: done(),
      onDelete: done(),
    },
    workspacePorts: {
      onCreate: done(),
      onRename: done(),
      onDelete: done(),
      onAddMember: done(),
      onRemoveMember: done(),
      onRestoreDataset: done(),
      onEraseDataset: done(),
      hrefOf: (name) => `/?workspaces=${name}`,
    },
    now,
    account: anAccount({ role: "owner" }),
    ...own,
  };
}
