/** Names of nothing but ids. */
const exact = /^(_?id|external_?id|uuid|guid)$/i;

/** Names that end with a word for an id or a number: "ticket_id", "ticketId", "Ticket-Nr.", "número". */
const ending = /(^|[\s_.-])(id|uuid|nr|no|number|nummer|n[uú]mero|n[uú]m)\.?$|nummer$/iu;
const camel = /[\p{Ll}\d](Id|ID)$/u;

/** Numbers that are told of a person or a place, and do not name the row. */
const ofPeople = /(phone|tele|mobile|handy|fax|house|haus|zip|post|tel[eé]fono|m[oó]vil)/i;

/** At most so many columns are compared row by row. */
const most = 3;

/**
 * The columns that may have the ids of rows by their names, the likeliest first. In a format that says what its columns
 * are, only names of nothing but ids count.
 */
export function idNames(names: readonly string[], isPlainTable: boolean): string[] {
  const likely = names.filter((name) => exact.test(name));
  const possible = isPlainTable ? names.filter((name) => !exact.test(name) && mayBeId(name)) : [];
  return [...likely, ...possible].slice(0, most);
}

function mayBeId(name: string): boolean {
  return (ending.test(name.trim()) || camel.test(name)) && !ofPeople.test(name);
}
