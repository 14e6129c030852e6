import type { FileRecord } from "./file-record";
import type { MajorityValue } from "./majority";

/**
 * Replaces the names and ids of people by numbers, in the order in which they first appear among the records that it gets,
 * and leaves out who decided. A file has one of these, so that a person has the same number in all of it.
 */
export function numberPeople(): (record: FileRecord) => FileRecord {
  const names = new Map<string, string>();
  const nameOf = (id: string) => {
    const name = names.get(id) ?? `annotator-${names.size + 1}`;
    names.set(id, name);
    return name;
  };
  return ({ majority, ...record }) => ({
    ...record,
    responses: record.responses.map((response) => {
      const name = nameOf(response.user_id);
      return { ...response, user_id: name, username: name };
    }),
    ...(majority && { majority: new Map([...majority].map(withoutDecider)) }),
  });
}

function withoutDecider([question, outcome]: [string, MajorityValue]): [string, MajorityValue] {
  const { decided_by: _, ...value } = outcome;
  return [question, value];
}
