export { countsOf, type TeamOnRecord } from "./team";
export { useWatchedTeam, type WatchedTeam } from "./use-watched-team";
export { type TeamPorts, type Watched, watchTeam } from "./watch-team";
