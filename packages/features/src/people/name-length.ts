/** The most characters of a name in the forms of people and workspaces; the server accepts more, as Argilla does. */
export const maxNameLength = 200;
