import { errorCodes } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import type { ImportOutcome } from "@glossa/features/file-dataset";
import { FileFailure } from "@glossa/files";
import { isOfDataset } from "@glossa/files/store";
import { refusalOf } from "../account/tell-refusal";
import { translate } from "../state/language";
import { problemWords } from "./file-words";

/** Another dataset has the name of the new one. */
export class NameTaken extends Error {
  readonly taken: string;

  constructor(name: string) {
    super("The name is taken.");
    this.taken = name;
  }
}

/** The files have ended an import in which rows were refused before. */
export class ManyRefused extends Error {
  readonly failure: FileFailure;
  readonly onSave: () => void;

  constructor(failure: FileFailure, onSave: () => void) {
    super(failure.message);
    this.failure = failure;
    this.onSave = onSave;
  }
}

/** The workspace of the new dataset does not exist any more. */
export class WorkspaceGone extends Error {}

/** The outcome of an import that an error has ended. */
export function failed(error: unknown): Extract<ImportOutcome, { end: "failed" }> {
  if (error instanceof NameTaken) return { end: "failed", message: "", takenName: error.taken };
  if (error instanceof ManyRefused) return { ...failed(error.failure), onSaveRefused: error.onSave };
  if (error instanceof FileFailure)
    return { end: "failed", message: problemWords(error.problem), isFinal: true };
  if (isRefusal(error))
    return {
      end: "failed",
      message: translate("files.serverRefuses", { reason: reasonOf(error) }),
      isFinal: true,
    };
  // The disk may be gone, or a file may have changed since it was chosen: whatever it is, another attempt continues.
  return { end: "failed", message: translate("files.interrupted", { reason: reasonOf(error) }) };
}

// After a sign-in, or later, the server replies otherwise.
const passingStatuses = [401, 403, 408, 429];

/** Whether the server would give the same reply again. A proxy whose server is starting replies in words of its own. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status = 0, code, detail } = error;
  const isByServer = code !== undefined || detail !== undefined;
  const isPassing = passingStatuses.includes(status) || isOfDataset(error);
  return status >= 400 && status < 500 && isByServer && !isPassing;
}

function reasonOf(error: unknown): string {
  if (error instanceof WorkspaceGone) return translate("failures.ERROR_FETCHING_WORKSPACE_INFO");
  // That of other pages is about an answer.
  if (error instanceof ApiError && error.code === errorCodes.storageFull) return translate("files.diskFull");
  if (error instanceof ApiError && error.kind === "network") return translate("files.serverGone");
  return error instanceof ApiError ? refusalOf(error) : String(error);
}
