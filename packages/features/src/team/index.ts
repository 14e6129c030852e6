export { countsOf } from "./team";
export { useWatchedTeam } from "./use-watched-team";
export { type Watched, watchTeam } from "./watch-team";
