export { type Matches, MatchProvider, type MatchProviderProps, useMatches } from "./MatchProvider";
export { MatchScope, type MatchScopeProps } from "./MatchScope";
export type { MatchState } from "./match-list";
export type { TextPart } from "./parts";
