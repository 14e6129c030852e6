import { randomUUID } from "node:crypto";
import { endpoints, errorCodes } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Handle } from "../../database/database";
import { conflict, notFound, unprocessable } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { writeAudited } from "../audit/audited";
import { managedDataset, managedParent, visibleDataset } from "../datasets/datasets.access";
import { presentVectorSettings } from "./vectors-settings.presenter";
import {
  deleteVectorSettings,
  findVectorSettings,
  insertVectorSettings,
  listVectorsSettings,
  retitleVectorSettings,
  type VectorSettingsRow,
} from "./vectors-settings.repository";

const maxPerDataset = 5;

/** Routes for vector settings. */
export function vectorSettingsRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, services, endpoints.listVectorsSettings, async ({ caller, params }) => {
    const dataset = await visibleDataset(database.read, caller, params.dataset_id);
    const settings = await listVectorsSettings(database.read, dataset.id);
    return { items: settings.map((each) => presentVectorSettings(each, dataset.public_id)) };
  });

  serve(app, services, endpoints.createVectorSettings, async ({ caller, params, body }) =>
    writeAudited(database, { caller, action: "vectors.created" }, async (db) => {
      const dataset = await managedDataset(db, caller, params.dataset_id);
      const others = await listVectorsSettings(db, dataset.id);
      const ofDataset = `for dataset with id \`${dataset.public_id}\``;
      if (others.length >= maxPerDataset) {
        throw unprocessable(
          errorCodes.limitReached,
          `The maximum number of vector settings has been reached ${ofDataset}`,
        );
      }
      if (others.some((other) => other.name === body.name)) {
        throw conflict(
          errorCodes.nameTaken,
          `Vector settings with name \`${body.name}\` already exists ${ofDataset}`,
        );
      }
      const settings = await insertVectorSettings(db, {
        public_id: randomUUID(),
        dataset_id: dataset.id,
        name: body.name,
        title: body.title,
        dimensions: body.dimensions,
      });
      return presentVectorSettings(settings, dataset.public_id);
    }),
  );

  serve(app, services, endpoints.updateVectorSettings, async ({ caller, params, body }) =>
    writeAudited(database, { caller, action: "vectors.changed" }, async (db, was) => {
      const settings = await settingsOr404(db, params.vector_settings_id);
      const dataset = await managedParent(db, caller, settings);
      was(presentVectorSettings(settings, dataset.public_id));
      const isChanged = body.title !== undefined && body.title !== settings.title;
      const stored = isChanged ? await retitleVectorSettings(db, settings.id, body.title ?? "") : settings;
      return presentVectorSettings(stored, dataset.public_id);
    }),
  );

  serve(app, services, endpoints.deleteVectorSettings, async ({ caller, params }) =>
    writeAudited(database, { caller, action: "vectors.deleted" }, async (db) => {
      const settings = await settingsOr404(db, params.vector_settings_id);
      const dataset = await managedParent(db, caller, settings);
      await deleteVectorSettings(db, settings.id);
      return presentVectorSettings(settings, dataset.public_id);
    }),
  );
}

async function settingsOr404(db: Handle, publicId: string): Promise<VectorSettingsRow> {
  const settings = await findVectorSettings(db, publicId);
  if (!settings) throw notFound("VectorSettings", publicId);
  return settings;
}
