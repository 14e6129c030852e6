/** What the import of a whole dataset says about people for whom it finds no account. */
export interface MissingPeopleWords {
  /** Before the import, before their names. */
  planned: string;
  /** Why their responses are left out. */
  reason: string;
  /** What can be done about it. */
  advice: string;
}

/**
 * The words for people without an account. Only owners find everybody and can create accounts: others find the members of
 * their workspaces, so that somebody who is missing may have an account.
 */
export function missingPeopleWords(isOwner: boolean, workspace: string): MissingPeopleWords {
  if (isOwner)
    return {
      planned: "Without an account here",
      reason: "these people have no account",
      advice: "--add-people creates accounts.",
    };
  return {
    planned: "Without an account here, or not members of your workspaces",
    reason: "these people have no account, or are not members of your workspaces",
    advice: `Ask an owner to add them to "${workspace}".`,
  };
}
