import { randomUUID } from "node:crypto";
import { endpoints, errorCodes } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { unprocessable } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import { checkToken } from "../../hub/check-token";
import { maxExports } from "../../hub/export-tokens";
import { insertStarted } from "../../jobs/jobs.repository";
import type { Services } from "../../services";
import { recordAudit } from "../audit/audit.repository";
import { managedDataset } from "../datasets/datasets.access";
import { countRecords } from "../datasets/datasets.repository";
import { type ExportRequest, exportKind } from "./export-job";
import { insertTransfer } from "./transfers.repository";

/** Routes for exports to the hub. */
export function exportRoutes(app: FastifyInstance, services: Services): void {
  const { database, hub } = services;

  serve(app, services, endpoints.exportToHub, async ({ caller, params, body }) => {
    const dataset = await managedDataset(database.read, caller, params.dataset_id);
    const { records } = await countRecords(database.read, dataset.id);
    if (records === 0)
      throw unprocessable(
        errorCodes.withoutRecords,
        `Dataset with id \`${dataset.public_id}\` has no records to export`,
      );
    const { token: sent, ...rest } = body;
    const token = sent.trim();
    const name = await writableName(hub.url, token, rest.name);
    const request: ExportRequest = { ...rest, name };
    const id = randomUUID();
    if (!hub.tokens.keep(id, token))
      throw unprocessable(
        errorCodes.limitReached,
        `At most ${maxExports} exports run at once. Try again when one of them has ended`,
      );
    const storing = database.write(async (db) => {
      const row = {
        job_id: id,
        dataset_id: dataset.id,
        user_id: caller.id,
        direction: "export" as const,
        request: JSON.stringify(request),
      };
      const transfer = await insertTransfer(db, row);
      const { name: repository, subset, split, private: isPrivate } = request;
      await recordAudit(db, {
        by: caller,
        action: "dataset.exported",
        object: { id: dataset.public_id, name: dataset.name },
        details: { repository, subset, split, private: isPrivate },
      });
      return insertStarted(db, { kind: exportKind, payload: { transferId: transfer.id }, publicId: id });
    });
    const job = await storing.catch((error) => {
      hub.tokens.forget(id);
      throw error;
    });
    services.startJob(job);
    return { id, status: "started" as const };
  });
}

/** The full name of the repository. A token that cannot write is refused at once; later errors are in the job. */
async function writableName(hubUrl: string, token: string, name: string): Promise<string> {
  const [owner, ...rest] = name.split("/");
  const rights = await checkToken(hubUrl, token, rest.length > 0 ? owner : undefined);
  if (rights.state === "invalid") throw unprocessable(errorCodes.hubToken, "Invalid Hugging Face token");
  if (rights.state === "cannot write")
    throw unprocessable(errorCodes.hubTokenWrite, "The Hugging Face token has no permission to write there");
  return rest.length > 0 || rights.state === "unknown" ? name : `${rights.name}/${name}`;
}
