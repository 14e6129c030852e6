import { randomUUID } from "node:crypto";
import { endpoints, errorCodes, type MetadataMetrics } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Handle } from "../../database/database";
import { conflict, forbidden, notFound } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { writeAudited } from "../audit/audited";
import { existingParent, managedDataset, managedParent, visibleDataset } from "../datasets/datasets.access";
import { indexMetadataProperty } from "../records/record-metadata.repository";
import { maySeeMetadataMetrics, maySeeMetadataProperty } from "./metadata-properties.policy";
import { presentMetadataProperty, settingsOfMetadata } from "./metadata-properties.presenter";
import {
  countTerms,
  deleteMetadataProperty,
  findExtremes,
  findMetadataProperty,
  findTerms,
  insertMetadataProperty,
  listMetadataProperties,
  type MetadataPropertyRow,
  updateMetadataProperty,
} from "./metadata-properties.repository";

const maxTerms = 16_384;
const maxFound = 100;

/** Routes for metadata properties. */
export function metadataPropertyRoutes(app: FastifyInstance, services: Services): void {
  const { database, searches, isPlain } = services;

  serve(app, services, endpoints.listMyMetadataProperties, async ({ caller, params }) => {
    const dataset = await visibleDataset(database.read, caller, params.dataset_id);
    const properties = await listMetadataProperties(database.read, dataset.id);
    const visible = properties.filter((property) => maySeeMetadataProperty(caller, property));
    return { items: visible.map((property) => presentMetadataProperty(property, dataset.public_id)) };
  });

  serve(app, services, endpoints.createMetadataProperty, async ({ caller, params, body }) =>
    writeAudited(database, { caller, action: "metadata_property.created" }, async (db) => {
      const dataset = await managedDataset(db, caller, params.dataset_id);
      const others = await listMetadataProperties(db, dataset.id);
      if (others.some((property) => property.name === body.name)) {
        const where = `already exists for dataset with id \`${dataset.public_id}\``;
        throw conflict(errorCodes.nameTaken, `Metadata property with name \`${body.name}\` ${where}`);
      }
      const property = await insertMetadataProperty(db, {
        public_id: randomUUID(),
        dataset_id: dataset.id,
        name: body.name,
        title: body.title,
        settings: JSON.stringify(body.settings),
        visible_for_annotators: Number(body.visible_for_annotators),
      });
      // Records may already have values of this name, as undeclared metadata.
      await indexMetadataProperty(db, property);
      return presentMetadataProperty(property, dataset.public_id);
    }),
  );

  serve(app, services, endpoints.updateMetadataProperty, async ({ caller, params, body }) =>
    writeAudited(database, { caller, action: "metadata_property.changed" }, async (db, was) => {
      const property = await propertyOr404(db, params.metadata_property_id);
      const dataset = await managedParent(db, caller, property);
      was(presentMetadataProperty(property, dataset.public_id));
      const changes = {
        title: body.title ?? property.title,
        // Clients rely on it: a missing flag is read as false.
        visible_for_annotators: Number(body.visible_for_annotators ?? false),
      };
      const isChanged =
        changes.title !== property.title ||
        changes.visible_for_annotators !== property.visible_for_annotators;
      const stored = isChanged ? await updateMetadataProperty(db, property.id, changes) : property;
      return presentMetadataProperty(stored, dataset.public_id);
    }),
  );

  serve(app, services, endpoints.deleteMetadataProperty, async ({ caller, params }) =>
    writeAudited(database, { caller, action: "metadata_property.deleted" }, async (db) => {
      const property = await propertyOr404(db, params.metadata_property_id);
      const dataset = await managedParent(db, caller, property);
      await deleteMetadataProperty(db, property.id);
      return presentMetadataProperty(property, dataset.public_id);
    }),
  );

  serve(app, services, endpoints.getMetadataMetrics, async ({ caller, params }) => {
    const property = await propertyOr404(database.read, params.metadata_property_id);
    const dataset = await existingParent(database.read, property);
    if (!maySeeMetadataMetrics(caller, dataset, property)) throw forbidden();
    return metricsOf(database.search, property);
  });

  if (isPlain) return;

  serve(app, services, endpoints.findTerms, async ({ caller, params, query }) => {
    const property = await propertyOr404(database.read, params.metadata_property_id);
    const dataset = await existingParent(database.read, property);
    if (!maySeeMetadataMetrics(caller, dataset, property)) throw forbidden();
    return searches.run(caller.id, () =>
      findTerms(database.search, property.id, { text: query.text, limit: maxFound }),
    );
  });
}

async function metricsOf(db: Handle, property: MetadataPropertyRow): Promise<MetadataMetrics> {
  const { type } = settingsOfMetadata(property);
  if (type === "terms") {
    const terms = await countTerms(db, property.id);
    const total = terms.reduce((sum, { count }) => sum + count, 0);
    return { type, total, values: terms.slice(0, maxTerms) };
  }
  const { min, max } = await findExtremes(db, property.id);
  return type === "integer" ? { type, min, max } : { type, min: rounded(min), max: rounded(max) };
}

function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(5));
}

async function propertyOr404(db: Handle, publicId: string): Promise<MetadataPropertyRow> {
  const property = await findMetadataProperty(db, publicId);
  if (!property) throw notFound("MetadataProperty", publicId);
  return property;
}
