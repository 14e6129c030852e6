/** Names of nothing but ids. */
const exact = /^(_?id|(external|record)_?id|uuid|guid)$/i;

/** Names of something with its id or number: "ticket_id", "ticketId", "Ticket-Nr.", "Bestellnummer". */
const ending = /\p{L}[\s_.-]+(id|uuid|nr|no|number|nummer|n[uú]mero|n[uú]m)\.?$|\p{L}{3}nummer$/iu;
const camel = /[\p{Ll}\d](Id|ID)$/u;

/** Numbers of a person or a place, which do not name the row, and counters of rows, which another file has as well. */
const others = new RegExp(
  [
    ...["phone", "tele", "mobile", "handy", "fax", "house", "haus", "zip", "post", "tel[eé]fono", "m[oó]vil"],
    ...["row", "line", "page", "index", "zeile", "seite", "lfd", "laufende", "fila", "l[ií]nea", "p[aá]gina"],
  ].join("|"),
  "iu",
);

/** Whether a column is called an id and nothing else, so that its values tell rows apart rather than describe them. */
export function isIdName(name: string): boolean {
  return exact.test(name);
}

/** At most so many columns are compared row by row. */
const most = 3;

/**
 * The columns that may have the ids of rows by their names, the likeliest first. In a format with hints for its columns,
 * only names that are used for nothing but ids count.
 */
export function idNames(names: readonly string[], isPlainTable: boolean): string[] {
  const likely = names.filter(isIdName);
  const possible = isPlainTable ? names.filter((name) => !isIdName(name) && mayBeId(name)) : [];
  return [...likely, ...possible].slice(0, most);
}

function mayBeId(name: string): boolean {
  return (ending.test(name.trim()) || camel.test(name)) && !others.test(name);
}
