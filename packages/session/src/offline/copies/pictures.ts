import type { Field } from "@glossa/contract";
import { ownValue } from "@glossa/question-types/schema";
import type { LoadedRecord } from "../../server/records";

const inMarkdown = /!\[[^\]]*\]\((https?:\/\/[^\s)]+)/g;

/** The URLs of all pictures in records, without duplicates; embedded pictures have none. */
export function picturesIn(
  fields: readonly Field[],
  records: readonly Pick<LoadedRecord, "record">[],
): string[] {
  const found = records.flatMap(({ record }) =>
    fields.flatMap((field) => addressesIn(field, ownValue(record.fields, field.name))),
  );
  return [...new Set(found)];
}

function addressesIn({ settings }: Field, value: unknown): string[] {
  if (settings.type === "image") return typeof value === "string" && !/^data:/i.test(value) ? [value] : [];
  const texts = typeof value === "string" ? [value] : Array.isArray(value) ? value.map(contentOf) : [];
  return texts.flatMap((text) => [...text.matchAll(inMarkdown)].flatMap(([, address]) => address ?? []));
}

function contentOf(message: unknown): string {
  const content = typeof message === "object" && message !== null && "content" in message && message.content;
  return typeof content === "string" ? content : "";
}
