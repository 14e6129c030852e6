import { type NewPart, nextKey, nextNumber } from "./new-dataset";

/** The most characters of a name that is made of a title. */
const longest = 60;

/** A new part is named after its type and the next free number. */
export function namedPart(parts: readonly NewPart[], type: string, label: string): NewPart {
  const number = nextNumber(parts);
  const title = `${label} ${number}`;
  const name = `${type}_${number}`;
  return {
    key: nextKey(parts),
    name,
    givenName: name,
    title: title.charAt(0).toLocaleUpperCase() + title.slice(1),
  };
}

/** A new question is named after its type in the language of the user: "label_1". */
export function namedQuestion(questions: readonly NewPart[], type: string, label: string): NewPart {
  return namedPart(questions, questionBase(type, label), label);
}

/** The name of a question without its number; the type itself, if its label has no letters that names may have. */
export function questionBase(type: string, label: string): string {
  return nameFrom(label) || type;
}

/** Replaces a part of a list. Until the user writes a name of their own, it follows the title. */
export function withChanged<Part extends NewPart>(parts: readonly Part[], changed: Part): Part[] {
  return parts.map((part) => (part.key === changed.key ? named(part, changed, parts) : part));
}

function named<Part extends NewPart>(before: Part, changed: Part, parts: readonly Part[]): Part {
  const { givenName, ...rest } = changed;
  // With another type, a part is given another name.
  if (givenName !== before.givenName) return changed;
  if (changed.name !== before.name) return rest as Part;
  if (givenName === undefined || changed.title === before.title) return changed;
  const taken = new Set(parts.flatMap(({ key, name }) => (key === changed.key ? [] : [name.trim()])));
  return { ...changed, name: freeName(nameFrom(changed.title) || givenName, taken) };
}

/** A title in the letters that names have on every server: "Größe (cm)" becomes "grosse_cm"; empty if there are none. */
export function nameFrom(title: string): string {
  return title
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join("_")
    .slice(0, longest)
    .replace(/_$/, "");
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name}_${number}`;
  return free;
}
