export { countsOf } from "./team";
export { type Watched, watchTeam } from "./watch-team";
