export { PeopleScreen, type PeopleScreenProps } from "./PeopleScreen";
export type {
  DeletedDatasetView,
  DeletedPersonView,
  LinkOutcome,
  Load,
  Member,
  NewPersonInput,
  PasswordLink,
  PeoplePorts,
  PersonInput,
  PersonView,
  Role,
  WorkspacePorts,
  WorkspaceView,
} from "./view-model";
