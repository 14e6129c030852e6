import { z } from "zod";
import { pausesAfter } from "../../pauses";
import { maxIssues, mostItems } from "../errors/few-issues";

/** Fewer items are checked at once. */
const fewItems = 50;
/** The milliseconds of checking before other requests get a turn. */
const checkedAtOnce = 10;

/** A body with many items that have already been checked. */
export class ReadInParts {
  constructor(
    readonly sent: object,
    readonly items: readonly unknown[],
    /** The problems of the items. */
    readonly issues: readonly z.core.$ZodIssue[],
  ) {}
}

/**
 * Checks the items of a long body one after the other, so that other requests get a turn; stops after enough problems.
 * Any other body is returned unchanged.
 */
export async function readInParts(schema: z.ZodType, body: unknown, isLong = false): Promise<unknown> {
  const list = listOf(schema);
  const element = list?.element as z.ZodType | undefined;
  if (!list || !element || !hasManyItems(body, isLong ? 0 : fewItems)) return body;
  // If there are too many items, they are not checked.
  if (body.items.length > mostItems(list._zod)) return body;
  return checkItems(element, body);
}

async function checkItems(element: z.ZodType, body: { items: unknown[] }): Promise<ReadInParts> {
  const items: unknown[] = [];
  const issues: z.core.$ZodIssue[] = [];
  const pause = pausesAfter(checkedAtOnce);
  for (const [index, item] of body.items.entries()) {
    const read = element.safeParse(item);
    items.push(read.data);
    issues.push(...placed(read.error?.issues ?? [], index));
    if (issues.length >= maxIssues) break;
    await pause();
  }
  return new ReadInParts(body, items, issues);
}

function placed(issues: readonly z.core.$ZodIssue[], index: number): z.core.$ZodIssue[] {
  return issues.map((issue) => ({ ...issue, path: ["items", index, ...issue.path] }));
}

/** Checks the rest of such a body: the number of items, and how they fit together. */
export function checkRest(schema: z.ZodType, { sent, items, issues }: ReadInParts) {
  const list = listOf(schema);
  if (!(schema instanceof z.ZodObject) || !list) return schema.safeParse(sent);
  // Wrong items cannot be checked together.
  const all = issues.length > 0 ? z.unknown() : list.clone({ ...list.def, element: z.unknown() });
  const checked = schema.extend({ items: all }).safeParse({ ...sent, items });
  if (issues.length === 0) return checked;
  return {
    success: false as const,
    data: undefined,
    error: new z.ZodError([...(checked.error?.issues ?? []), ...issues]),
  };
}

function hasManyItems(body: unknown, few: number): body is { items: unknown[] } {
  const items = typeof body === "object" && body !== null && "items" in body ? body.items : undefined;
  return Array.isArray(items) && items.length > few;
}

function listOf(schema: z.ZodType): z.ZodArray | undefined {
  const items = schema instanceof z.ZodObject ? schema.shape.items : undefined;
  return items instanceof z.ZodArray ? items : undefined;
}
