import type { Question, ResponseVersion } from "@glossa/contract";
import type { RecordView } from "../view-model";
import { textsOfValues } from "./value-texts";

/** A response to a record as it was at a time. */
export interface HistoryEntry {
  /** The author. */
  username: string;
  status: ResponseVersion["status"];
  values: readonly HistoryValue[];
  /** Who wrote it for the author; null if that was the author. */
  writtenBy: string | null;
  writtenAt: Date;
  /** When it was replaced or deleted; undefined for the response as it is now. */
  endedAt: Date | undefined;
  isDeleted: boolean;
}

/** All entries that were loaded so far, the latest first, and where the next page begins; undefined on the last one. */
export interface HistoryPage {
  entries: readonly HistoryEntry[];
  next: string | undefined;
}

/** Loads a further page of the history of a record; without `before`, the first one. */
export type LoadHistory = (recordId: string, before?: string) => Promise<HistoryPage>;

/** The value of one question at a time. */
export interface HistoryValue {
  question: string;
  title: string;
  /** The value as a text; undefined without one. */
  text: string | undefined;
  /** Whether the version before it, of the same author, had another value. */
  isChanged: boolean;
}

/**
 * Converts the versions of the responses to a record, the latest first, to what the history shows.
 *
 * @param versions as the server returns them
 * @param questions of the dataset; values of deleted questions are left out
 * @param parseTime turns a time of the API into a date
 * @param fields of the record, in which the texts of spans are; without them, spans are numbers
 *
 * @example
 * declare const versions: ResponseVersion[];
 * declare const questions: Question[];
 * const [latest] = historyOf(versions, questions, (text) => new Date(`${text}Z`));
 * latest?.values; // [{ question: "need", title: "Need", text: "Refund", isChanged: true }]
 */
export function historyOf(
  versions: readonly ResponseVersion[],
  questions: readonly Question[],
  parseTime: (text: string) => Date,
  fields?: RecordView["fields"],
): readonly HistoryEntry[] {
  return versions.map((version, index) => {
    const before = versions.slice(index + 1).find((each) => each.user_id === version.user_id);
    // A response that was deleted before has nothing in common with the next one.
    const compared = before?.is_deleted ? undefined : before;
    const texts = textsOfValues(questions, version.values ?? {}, fields);
    const earlier = compared && textsOfValues(questions, compared.values ?? {}, fields);
    return {
      username: version.username,
      status: version.status,
      writtenBy: version.written_by,
      writtenAt: parseTime(version.written_at),
      endedAt: version.ended_at === null ? undefined : parseTime(version.ended_at),
      isDeleted: version.is_deleted,
      values: questions.map(({ name, title }) => ({
        question: name,
        title,
        text: texts.get(name),
        isChanged: earlier !== undefined && texts.get(name) !== earlier.get(name),
      })),
    };
  });
}
