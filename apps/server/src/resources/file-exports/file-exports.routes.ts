import { Readable } from "node:stream";
import {
  endpoints,
  errorCodes,
  type FileExportOptions,
  fileCriteria,
  fileRecordsHeader,
  type RecordSearch,
  recordsFileNameOf,
} from "@glossa/contract";
import { searchOfAddress } from "@glossa/session/address";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Database } from "../../database/database";
import { formatProblem, formats } from "../../files/formats";
import { inPieces } from "../../files/pieces";
import type { Caller } from "../../http/caller";
import { forbidden, unauthorized, unprocessable } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { recordAudit } from "../audit/audit.repository";
import { searchContextOf } from "../bulk-actions/collect-results";
import { type DatasetSchema, loadSchema } from "../datasets/dataset-schema";
import { visibleDataset } from "../datasets/datasets.access";
import { countRecords, type DatasetRow } from "../datasets/datasets.repository";
import { visibleMetadata } from "../metadata-properties/metadata-properties.policy";
import { findRecordIds } from "../records/records.repository";
import { findAllIds } from "../search/find-all-ids";
import { findCallerById } from "../users/callers.repository";
import { findWorkspace } from "../workspaces/workspaces.repository";
import { contentDisposition } from "./content-disposition";
import { readDatasetFileHead } from "./dataset-file-head";
import { extraMetadataNames } from "./extra-metadata";
import { mayExport } from "./file-exports.policy";
import { readVoting } from "./read-voting";
import { RunningExports } from "./running-exports";
import { selectedRecords } from "./selected-records";

interface Selection {
  search?: RecordSearch | undefined;
  record_ids?: readonly string[] | undefined;
}

interface Export {
  caller: Caller;
  dataset: DatasetRow;
  options: FileExportOptions;
  selection: Selection;
}

/** Routes that return records as a file. */
export function fileExportRoutes(app: FastifyInstance, services: Services): void {
  if (services.isPlain) return;
  const { database, searches } = services;
  const running = new RunningExports();
  app.addHook("preClose", async () => running.stop());

  serve(app, services, endpoints.exportFile, async ({ caller, params, query, reply }) => {
    const options = completeOptions(query);
    const dataset = await exportedDataset(caller, params.dataset_id, options);
    return sendFile(reply, { caller, dataset, options, selection: selectionOf(query) });
  });

  serve(app, services, endpoints.exportSelectedFile, async ({ caller, params, body, reply }) => {
    const options = completeOptions(body);
    const dataset = await exportedDataset(caller, params.dataset_id, options);
    return sendFile(reply, { caller, dataset, options, selection: body });
  });

  async function exportedDataset(caller: Caller, id: string, { responses }: FileExportOptions) {
    const dataset = await visibleDataset(database.read, caller, id);
    if (!mayExport(caller, dataset, responses)) throw forbidden();
    return dataset;
  }

  /** Throws if the user was switched off, deleted or removed from the workspace, or the dataset was deleted. */
  async function refuseIfEnded({ caller, dataset, options }: Export): Promise<void> {
    const current = await findCallerById(database.credentials, caller.id);
    if (!current) throw unauthorized();
    await exportedDataset(current, dataset.public_id, options);
  }

  async function sendFile(reply: FastifyReply, work: Export): Promise<Readable> {
    const { caller, dataset, options } = work;
    const schema = await loadSchema(database.read, dataset);
    const visible = visibleMetadata(caller, schema.metadata);
    const metadata = schema.metadata.filter(({ name }) => visible?.has(name) ?? true);
    const isWhole = options.format === "glossa";
    const head = isWhole ? { head: await readDatasetFileHead(database.read, dataset) } : {};
    const context = { schema: { ...schema, metadata }, options, ...head };
    const problem = formatProblem(context);
    if (problem) throw unprocessable(problem.code, problem.message);
    const voting = await readVoting(database.read, dataset.id, options);
    const { signal, end } = running.begin(caller.id);
    try {
      const asked = { format: options.format, visibleMetadata: visible };
      const extraMetadata = await extraMetadataNames(database.search, schema, asked);
      const ids = await idsOf(schema, work);
      const total = ids?.length ?? (await countRecords(database.read, dataset.id)).records;
      await noteDownload(database, work, total);
      const { write, contentType } = formats[options.format];
      reply.headers({
        "content-type": contentType,
        "content-disposition": contentDisposition(await nameOf(work)),
        [fileRecordsHeader]: String(total),
      });
      const selected = { schema, caller, options, ids, visibleMetadata: visible, voting };
      const check = () => refuseIfEnded(work);
      const records = selectedRecords(database.read, selected, { signal, check });
      const file = Readable.from(inPieces(write(records, { ...context, extraMetadata })), {
        objectMode: false,
      });
      // However it ends: completely, by a failure, or because nobody reads on.
      return file.once("close", end);
    } catch (error) {
      end();
      throw error;
    }
  }

  async function nameOf({ dataset, options }: Export): Promise<string> {
    const workspace = await findWorkspace(database.read, dataset.workspace_public_id);
    return recordsFileNameOf({
      workspace: workspace?.name ?? "",
      dataset: dataset.name,
      format: options.format,
      responses: options.responses,
      isWithoutNames: options.without_names,
    });
  }

  /** The internal ids of the selected records in the order of their creation; undefined for all. */
  async function idsOf(
    schema: DatasetSchema,
    { caller, selection: { search, record_ids: publicIds } }: Export,
  ): Promise<number[] | undefined> {
    if (!publicIds && !search) return undefined;
    const ids = publicIds
      ? await findRecordIds(database.read, schema.dataset.id, publicIds)
      : await searches.run(caller.id, () =>
          findAllIds(database.search, search ?? {}, searchContextOf(schema, caller)),
        );
    return ids.sort((one, other) => one - other);
  }
}

async function noteDownload(
  database: Database,
  { caller, dataset, options }: Export,
  records: number,
): Promise<void> {
  const { format, responses, without_names: isWithoutNames } = options;
  await database.writeIndependent((db) =>
    recordAudit(db, {
      by: caller,
      action: "dataset.downloaded",
      object: { id: dataset.public_id, name: dataset.name },
      details: { format, responses, records, ...(isWithoutNames && { without_names: true }) },
    }),
  );
}

/** A file for another server has everything, whatever was asked for. */
function completeOptions(options: FileExportOptions): FileExportOptions {
  if (options.format !== "glossa") return options;
  return { ...options, responses: "all", vectors: true };
}

type Criteria = Partial<Record<keyof typeof fileCriteria, string | undefined>>;

/** The search of the parameters of an annotation page's address; none without such parameters. */
function selectionOf(query: Criteria): Selection {
  const given = Object.keys(fileCriteria).flatMap((name) => {
    const text = query[name as keyof Criteria];
    return text === undefined ? [] : [[name, text]];
  });
  if (given.length === 0) return {};
  const found = searchOfAddress(new URLSearchParams(given));
  if ("unreadable" in found)
    throw unprocessable(
      errorCodes.filter,
      `The parameter '${found.unreadable}' cannot be read: copy it from the address of the annotation page`,
    );
  const { success, data: search } = endpoints.searchRecords.body.safeParse(found.search);
  if (!success) throw unprocessable(errorCodes.filter, "One of the filters is not valid");
  return { search };
}
