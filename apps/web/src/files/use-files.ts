import type { DatasetFileHead } from "@glossa/contract";
import type {
  ChosenFile,
  FileDatasetScreenProps,
  FileReading,
  FileTable,
} from "@glossa/features/file-dataset";
import {
  type FilePlan,
  type FileProfile,
  type KnownPerson,
  knownPeople,
  type Notice,
  peopleNotices,
  type Reading,
  type Row,
} from "@glossa/files";
import { readUsers } from "@glossa/files/store";
import { useEffect, useRef, useState } from "react";
import { translate, useLanguage } from "../state/language";
import { type FileReader, startFileReader } from "./file-reader";
import { tableOf } from "./file-table";
import { problemWords } from "./file-words";
import { allApi } from "./import-files";
import type { ReadFile, ReadFiles } from "./messages";

/** Files that were read as one table. */
export interface FileSource {
  files: File[];
  reading: Reading;
  reader: FileReader;
  plan: FilePlan;
  profile: FileProfile;
  /** The first row that could be read. */
  first: Row | undefined;
  /** The people of the file who are users. */
  known: readonly KnownPerson[];
  /** What is to be known of the file itself, whatever its rows become. */
  notices: readonly Notice[];
}

/** What is known of the chosen files. */
interface Files
  extends Pick<FileDatasetScreenProps, "phase" | "files" | "rowsRead" | "reading" | "isReadingAgain"> {
  table?: FileTable;
  source?: FileSource;
  /** The same with another choice of what happens to the answers of users. */
  withAnswers?: (areResponses: boolean) => Files;
  /** A whole dataset instead of a table. */
  whole?: { files: File[]; reader: FileReader; head: DatasetFileHead; records: number };
}

const none: Files = { phase: "empty", files: [], rowsRead: 0 };

/** Reads the files that a user chooses; another choice ends the reading of the one before. */
export function useFiles() {
  const [state, setState] = useState<Files>(none);
  const current = useRef<FileReader>(undefined);
  const latest = useRef<Choice>({ files: [], reading: {} });
  useEffect(() => () => current.current?.close(), []);
  const stop = () => {
    current.current?.close();
    current.current = undefined;
  };
  const forget = () => {
    stop();
    setState(none);
  };
  const read = async ({ files, reading }: Choice, change?: FileReading) => {
    if (files.length === 0) return;
    stop();
    latest.current = { files, reading };
    const reader = startFileReader();
    current.current = reader;
    const isCurrent = () => current.current === reader;
    setState((now) => whileReading(now, files, change));
    const onProgress = (rowsRead: number) => {
      if (isCurrent()) setState((now) => ({ ...now, rowsRead }));
    };
    try {
      const found = await reader.open(files, reading, onProgress);
      const people = found.found?.profile.people ?? [];
      const users = people.length > 0 ? await usernames() : [];
      const known = knownPeople(people, users);
      if (isCurrent()) setState(stateOf(found, { files: [...files], reading, reader, known }, true));
    } catch (error) {
      // Such as a disk that was removed, or a file that has changed since it was chosen.
      const failure = translate("files.notRead", { reason: String(error) });
      const failed = files.map((file) => ({ ...waiting(file), failure }));
      if (isCurrent()) setState({ phase: "failed", files: failed, rowsRead: 0 });
    }
  };
  const onAnswers = (areResponses: boolean) => setState((now) => now.withAnswers?.(areResponses) ?? now);
  const onReading = (change: FileReading) => {
    const { files, reading } = latest.current;
    const { decimal, ...others } = { ...reading, ...change };
    void read({ files, reading: { ...others, ...(decimal && decimal !== "auto" && { decimal }) } }, change);
  };
  return {
    ...state,
    onFiles: (files: readonly File[]) => void read({ files, reading: {} }),
    onReading,
    onForget: forget,
    onAnswers,
  };
}

/** The files that were chosen, and how they are read. */
interface Choice {
  files: readonly File[];
  reading: Reading;
}

/** While files are read again with other options, the page keeps showing the previous result for comparison. */
function whileReading(now: Files, files: readonly File[], change: FileReading | undefined): Files {
  if (change && now.phase === "ready")
    return { ...now, reading: { ...now.reading, ...change }, isReadingAgain: true };
  return { phase: "reading", rowsRead: 0, files: files.map(waiting) };
}

/** The users whose answers a file may have. Without their list, answers become suggestions. */
async function usernames(): Promise<Iterable<string>> {
  try {
    return (await readUsers(allApi)).keys();
  } catch {
    return [];
  }
}

const ofNewDatasets: readonly string[] = ["answers_without_question", "settings_not_in_file"];

/** What the answers of people become: if the author chooses suggestions, they replace those of the file. */
export function usesOfAnswers(
  known: readonly KnownPerson[],
  areResponses: boolean,
): Pick<FilePlan, "responses" | "answersReplace"> {
  return { responses: areResponses ? known : [], answersReplace: !areResponses };
}

interface Read {
  files: File[];
  reading: Reading;
  reader: FileReader;
  known: readonly KnownPerson[];
}

function stateOf({ files, found, whole, reading }: ReadFiles, read: Read, areResponses: boolean): Files {
  const { known, reader } = read;
  const shown = files.map(chosen);
  const choices = reading ? { reading } : {};
  if (whole) {
    const { records } = whole;
    return {
      phase: "ready",
      files: shown,
      rowsRead: records,
      whole: { files: read.files, reader, ...whole },
    };
  }
  if (!found) return { phase: "failed", files: shown, rowsRead: 0, ...choices };
  const { profile, notices: ofFile } = found;
  const plan = { ...found.plan, ...usesOfAnswers(known, areResponses) };
  const notices = [...ofFile, ...peopleNotices(profile, plan)];
  const choice = known.length > 0 ? { answersAreResponses: areResponses } : {};
  // Nobody of those who have answered is a user: the author decides between their answers and the suggestions of the file.
  const isEither = known.length === 0 && hasAnswersBeside(profile, found.plan);
  return {
    phase: "ready",
    files: shown,
    rowsRead: profile.rows,
    ...choices,
    table: {
      ...tableOf(files, { ...found, notices }),
      ...choice,
      ...(isEither && { suggestionsStay: areResponses }),
    },
    source: {
      files: read.files,
      reading: read.reading,
      reader,
      plan,
      profile,
      first: found.rows[0],
      known,
      // A dataset that exists has its settings, and its own questions for the answers.
      notices: ofFile.filter(({ code }) => !ofNewDatasets.includes(code)),
    },
    withAnswers: (areThey) => stateOf({ files, found, ...choices }, read, areThey),
  };
}

/** Whether answers are left out because the file has suggestions for the same questions. */
function hasAnswersBeside(...[profile, plan]: Parameters<typeof peopleNotices>): boolean {
  const notices = peopleNotices(profile, { ...plan, responses: [], answersReplace: false });
  return notices.some(({ code }) => code === "answers_beside_suggestions");
}

function waiting({ name, size }: File): ChosenFile {
  return { name, size: sizeWords(size), format: undefined };
}

function chosen(file: ReadFile): ChosenFile {
  const { name, size } = file;
  const shown = { name, size: sizeWords(size), format: undefined };
  if ("problem" in file) return { ...shown, failure: problemWords(file.problem) };
  if ("isOther" in file) return { ...shown, failure: translate("files.otherFormat") };
  return { ...shown, format: translate(`files.formatNames.${file.format}`) };
}

/** "4.2 MB" in the current language. */
function sizeWords(bytes: number): string {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
  const place = bytes === 0 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const language = useLanguage.getState().i18n?.language ?? "en";
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: units[place] ?? "byte",
    // The short form of bytes has no plural.
    unitDisplay: place === 0 ? "long" : "short",
    maximumSignificantDigits: 3,
  }).format(bytes / 1000 ** place);
}
