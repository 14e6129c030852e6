import type { FileExportInput } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import { openFile, recordCounter, recordsFileNameOf } from "@glossa/contract/files";
import {
  type Download,
  type FileRequest,
  type FileSelection,
  mayLackNames,
} from "@glossa/features/file-export";
import type { Criteria } from "@glossa/session";
import { refusalOf } from "../account/tell-refusal";
import { apiOptions } from "../api";
import { translate } from "../state/language";
import { nameDetails } from "./name-details";
import { sinkFor } from "./save-to";

/** The part of a request that selects records. */
type Selected = Pick<FileExportInput, "search" | "record_ids">;

/** A dataset, with what the names of its files begin with. */
interface NamedDataset {
  id: string;
  /** The name of the dataset. */
  dataset: string;
  /** The name of its workspace; empty if the user is not a member. */
  workspace: string;
}

/**
 * Downloads records of a dataset. When a download begins, `selectedBy` is asked for the records, and `criteria` for those
 * that the page shows.
 */
export function downloadOf(
  { id, ...names }: NamedDataset,
  selectedBy: (selection: FileSelection) => Selected,
  criteria: () => Criteria | undefined = () => undefined,
): Download {
  return async (request, { signal, onProgress }) => {
    const made = bodyOf(request);
    const body = { ...made, ...selectedBy(request.selection) };
    // Before the first wait: the browser asks for a place only on a press of a button.
    const details = nameDetails(request.selection, criteria(), new Date());
    const { format, responses } = request;
    const file = { ...names, format, responses, isWithoutNames: made.without_names === true };
    const sink = await sinkFor(recordsFileNameOf(file, ...details));
    if (!sink) return { state: "cancelled" };
    const progress = { bytes: 0, records: undefined as number | undefined };
    const counter = recordCounter(request.format);
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, controller) => {
        progress.bytes += part.length;
        counter?.take(part);
        onProgress({ ...progress });
        controller.enqueue(part);
      },
    });
    try {
      const opened = await openFile({ dataset_id: id }, body, apiOptions, signal);
      // What is not in the file would never arrive.
      if (!counter) progress.records = opened.records;
      await sink.write(opened.content.pipeThrough(counting), signal);
      if (counter) progress.records = counter.records;
      return { state: "saved", name: sink.name, progress };
    } catch (error) {
      return signal.aborted ? { state: "cancelled" } : { state: "failed", reason: reasonOf(error) };
    }
  };
}

function bodyOf(request: FileRequest): FileExportInput {
  return {
    format: request.format,
    responses: request.responses,
    bom: request.hasBom,
    escape_formulas: request.escapesFormulas,
    vectors: request.hasVectors,
    without_names: request.isWithoutNames && mayLackNames(request),
    question: request.question,
    // The choices stay in the form while another one hides them.
    ...(request.responses === "majority" &&
      request.format !== "glossa" && {
        voters: request.voters && [...request.voters],
        deciders: request.deciders && [...request.deciders],
      }),
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return refusalOf(error);
  // A stream that breaks is a TypeError; a disk that is full, a DOMException.
  return translate(error instanceof DOMException ? "fileExport.notWritten" : "fileExport.broken");
}
