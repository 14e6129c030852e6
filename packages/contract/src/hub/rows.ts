import { ownValue } from "@glossa/question-types/schema";
import { z } from "zod";
import { columnTypeOf, type HubColumnType } from "./column-type";

/** The reply of the viewer's `/first-rows`. */
export const hubFirstRows = z.object({
  features: z.array(z.object({ name: z.string(), type: z.unknown() })),
  rows: z.array(
    z.object({
      row: z.record(z.string(), z.unknown()),
      truncated_cells: z.array(z.string()).default([]),
    }),
  ),
});

/** A cell of a row as records will have it: a class label is its name, a picture its address, a chat its messages. */
export interface HubCell {
  /** null where the row has no value, or only the start of one that is not a text. */
  value: unknown;
  /** The value in one line of text. */
  text: string;
  /** The hub has sent only the start of the value. */
  isTruncated: boolean;
}

/** A row of a split by the names of its columns. */
export type HubRow = Readonly<Record<string, HubCell>>;

/** The rows of a reply with their values decoded. */
export function rowsOf({ features, rows }: z.output<typeof hubFirstRows>): HubRow[] {
  const columns = features.map(({ name, type }) => ({ name, type: columnTypeOf(type) }));
  return rows.map(({ row, truncated_cells }) => {
    const cells = columns.map(({ name, type }) => {
      const isTruncated = truncated_cells.includes(name);
      return [name, cellOf(type, ownValue(row, name), isTruncated)] as const;
    });
    return Object.fromEntries(cells);
  });
}

function cellOf(type: HubColumnType, raw: unknown, isTruncated: boolean): HubCell {
  // The start of a list or a chat is no JSON, so it is text that cannot be decoded.
  if (isTruncated && type.kind !== "image")
    return { value: type.kind === "string" ? raw : null, text: `${raw}…`, isTruncated };
  const value = decoded(type, raw);
  return { value, text: textOf(value), isTruncated: false };
}

function decoded(type: HubColumnType, raw: unknown): unknown {
  if (raw === null || raw === undefined) return null;
  if (type.kind === "class_label") return typeof raw === "number" ? (type.names[raw] ?? null) : raw;
  if (type.kind === "image") return addressOf(raw);
  if (type.kind === "chat") return turnsOf(raw);
  if (type.kind === "list" && Array.isArray(raw)) return raw.map((item) => decoded(type.of, item));
  return raw;
}

const picture = z.looseObject({ src: z.string() });

function addressOf(raw: unknown): string | null {
  if (typeof raw === "string") return raw;
  return picture.safeParse(raw).data?.src ?? null;
}

const turn = z.looseObject({ role: z.string(), content: z.string().nullable() });
const columnsOfTurns = z.looseObject({ role: z.array(z.string()), content: z.array(z.string().nullable()) });

/** The messages of a chat; the former spelling has a list of roles and one of texts. */
function turnsOf(raw: unknown): { role: string; content: string }[] | null {
  const columns = columnsOfTurns.safeParse(raw).data;
  const turns = columns
    ? columns.role.map((role, place) => ({ role, content: columns.content[place] ?? "" }))
    : z.array(turn).safeParse(raw).data;
  return turns?.map(({ role, content }) => ({ role, content: content ?? "" })) ?? null;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
