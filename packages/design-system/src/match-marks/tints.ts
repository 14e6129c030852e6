/** The highlight name of the matches of a search. */
export const matchTint = "glossa-match";

/** The highlight name of the match that the user went to. */
export const currentTint = "glossa-match-current";
