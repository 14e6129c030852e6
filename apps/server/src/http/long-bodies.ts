import { setImmediate } from "node:timers/promises";
import { z } from "zod";

const readAtOnce = 50;

/** A body with many items, each of which has been checked already. */
export class ReadInParts {
  constructor(
    readonly sent: object,
    readonly items: readonly unknown[],
  ) {}
}

/**
 * Checks the items of a long body one part after the other, so that others are answered in between. A body that is
 * short, or not as it should be, is answered as it came: what is wrong with it is told by whoever checks all of it.
 */
export async function readInParts(schema: z.ZodType, body: unknown): Promise<unknown> {
  const element = elementOf(schema);
  if (!element || !hasManyItems(body)) return body;
  const items: unknown[] = [];
  for (const item of body.items) {
    const read = element.safeParse(item);
    if (!read.success) return body;
    items.push(read.data);
    if (items.length % readAtOnce === 0) await setImmediate();
  }
  return new ReadInParts(body, items);
}

/** Checks what is left of such a body: how many items there are, and how they go together. */
export function checkRest(schema: z.ZodType, { sent, items }: ReadInParts) {
  const list = listOf(schema);
  if (!(schema instanceof z.ZodObject) || !list) return schema.safeParse(sent);
  const rest = schema.extend({ items: list.clone({ ...list.def, element: z.unknown() }) });
  const checked = rest.safeParse({ ...sent, items });
  return checked.success ? checked : schema.safeParse(sent);
}

function hasManyItems(body: unknown): body is { items: unknown[] } {
  const items = typeof body === "object" && body !== null && "items" in body ? body.items : undefined;
  return Array.isArray(items) && items.length > readAtOnce;
}

function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const element = listOf(schema)?.element;
  return element instanceof z.ZodType ? element : undefined;
}

function listOf(schema: z.ZodType): z.ZodArray | undefined {
  const items = schema instanceof z.ZodObject ? schema.shape.items : undefined;
  return items instanceof z.ZodArray ? items : undefined;
}
