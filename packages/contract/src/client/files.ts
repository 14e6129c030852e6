import type { Endpoint } from "../endpoint";
import {
  type FileExportInput,
  type FileExportQuery,
  fileExportEndpoints,
  fileRecordsHeader,
} from "../files/file-exports";
import { ApiError } from "./api-error";
import { type CallParts, type ClientOptions, refusalOf, send } from "./request";

/** A file that the server has begun to send. */
export interface OpenFile {
  /** The bytes. The stream fails if the file does, so that a part of it is never taken for the whole. */
  content: ReadableStream<Uint8Array>;
  /** The number of records of which it is made; `recordCounter` counts those in it, where these may be fewer. */
  records: number;
}

/** The name of a file, as its format has it. */
export { type RecordsFile, recordsFileNameOf } from "../files/file-name";
export { type RecordCounter, recordCounter } from "./written-records";

/**
 * Begins to download records as a file.
 *
 * @param params the id of the dataset
 * @param body which records, and how the file is made
 * @param options as for `makeClient`
 * @param signal gives the file up; reading on then fails
 * @throws ApiError when the server refuses the file or cannot be reached
 * @example
 * const options = { baseUrl: "https://glossa.example" };
 * const { signal } = new AbortController();
 * const file = await openFile({ dataset_id: "support-tickets" }, { format: "csv" }, options, signal);
 * await file.content.pipeTo(new WritableStream({ write: (bytes) => console.info(bytes.length) }));
 */
export async function openFile(
  params: { dataset_id: string },
  body: FileExportInput,
  options: ClientOptions,
  signal: AbortSignal,
): Promise<OpenFile> {
  return opened({ row: fileExportEndpoints.exportSelectedFile, parts: { params, body } }, options, signal);
}

/**
 * The same for records that the parameters of an annotation page's address select.
 *
 * @param params the id of the dataset
 * @param query how the file is made, and the parameters
 * @param options as for `makeClient`
 * @param signal gives the file up; reading on then fails
 * @throws ApiError when the server refuses the file or cannot be reached
 * @example
 * const options = { baseUrl: "https://glossa.example" };
 * const { signal } = new AbortController();
 * const query = { format: "csv", metadata: "lang.de" } as const;
 * const { records } = await openFilteredFile({ dataset_id: "support-tickets" }, query, options, signal);
 */
export async function openFilteredFile(
  params: { dataset_id: string },
  query: FileExportQuery,
  options: ClientOptions,
  signal: AbortSignal,
): Promise<OpenFile> {
  return opened({ row: fileExportEndpoints.exportFile, parts: { params, query } }, options, signal);
}

async function opened(
  { row, parts }: { row: Endpoint; parts: CallParts },
  options: ClientOptions,
  signal: AbortSignal,
): Promise<OpenFile> {
  const response = await send(row, { ...parts, headers: { accept: "*/*" }, signal }, options);
  if (!response.ok) throw await refusalOf(response, signal);
  if (!response.body) throw new ApiError("invalid", { status: response.status });
  return { content: response.body, records: Number(response.headers.get(fileRecordsHeader) ?? Number.NaN) };
}
