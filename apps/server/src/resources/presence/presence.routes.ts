import { endpoints } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Handle } from "../../database/database";
import { notFound } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { claimRecords, releaseClaims } from "../claims/claims.repository";
import { visibleDataset } from "../datasets/datasets.access";
import { tellLeft, tellMoved } from "../events/presence-events";
import { findRecords } from "../records/records.repository";
import { deletePresence, storePresence } from "./presence.repository";

/** Routes by which clients report and end presence. */
export function presenceRoutes(app: FastifyInstance, services: Services): void {
  if (services.isPlain) return;
  const { database } = services;

  serve(app, services, endpoints.updateMyPresence, async ({ caller, params, body }) => {
    const dataset = await database.writeIndependent(async (db) => {
      const found = await visibleDataset(db, caller, params.dataset_id);
      const recordId = body.record_id === null ? null : await recordIn(db, found.id, body.record_id);
      await storePresence(db, { datasetId: found.id, userId: caller.id, recordId });
      if (recordId !== null) await claimRecords(db, { dataset: found, userId: caller.id }, [recordId]);
      return found;
    });
    const place = { user_id: caller.publicId, username: caller.username, record_id: body.record_id };
    await tellMoved(services.events, dataset.public_id, place);
    return place;
  });

  serve(app, services, endpoints.deleteMyPresence, async ({ caller, params }) => {
    const dataset = await database.writeIndependent(async (db) => {
      const found = await visibleDataset(db, caller, params.dataset_id);
      await deletePresence(db, found.id, caller.id);
      await releaseClaims(db, found.id, caller.id);
      return found;
    });
    await tellLeft(services.events, dataset.public_id, caller.publicId);
    return undefined;
  });
}

async function recordIn(db: Handle, datasetId: number, publicId: string): Promise<number> {
  const [record] = await findRecords(db, datasetId, { publicIds: [publicId] });
  if (!record) throw notFound("Record", publicId);
  return record.id;
}
