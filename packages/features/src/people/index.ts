export { PeopleScreen, type PeopleScreenProps } from "./PeopleScreen";
export type {
  Load,
  Member,
  NewPersonInput,
  PeoplePorts,
  PersonInput,
  PersonView,
  Refusal,
  Role,
  WorkspacePorts,
  WorkspaceView,
} from "./view-model";
