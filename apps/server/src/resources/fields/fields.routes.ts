import { randomUUID } from "node:crypto";
import { endpoints, errorCodes } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Handle } from "../../database/database";
import { conflict, notFound, unprocessable } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { writeAudited } from "../audit/audited";
import { managedDataset, managedParent, visibleDataset } from "../datasets/datasets.access";
import { presentField, settingsOfField } from "./fields.presenter";
import {
  deleteField,
  type FieldRow,
  findField,
  insertField,
  listFields,
  updateField,
} from "./fields.repository";

/** Routes for fields. */
export function fieldRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, services, endpoints.listFields, async ({ caller, params }) => {
    const dataset = await visibleDataset(database.read, caller, params.dataset_id);
    const fields = await listFields(database.read, dataset.id);
    return { items: fields.map((field) => presentField(field, dataset.public_id)) };
  });

  serve(app, services, endpoints.createField, async ({ caller, params, body }) =>
    writeAudited(database, { caller, action: "field.created" }, async (db) => {
      const dataset = await managedDataset(db, caller, params.dataset_id);
      if (dataset.status === "ready")
        throw unprocessable(errorCodes.isPublished, "Field cannot be created for a published dataset");
      const others = await listFields(db, dataset.id);
      if (others.some((field) => field.name === body.name)) {
        throw conflict(
          errorCodes.nameTaken,
          `Field with name \`${body.name}\` already exists for dataset with id \`${dataset.public_id}\``,
        );
      }
      const field = await insertField(db, {
        public_id: randomUUID(),
        dataset_id: dataset.id,
        name: body.name,
        title: body.title,
        required: Number(body.required ?? false),
        settings: JSON.stringify(body.settings),
      });
      return presentField(field, dataset.public_id);
    }),
  );

  serve(app, services, endpoints.updateField, async ({ caller, params, body }) =>
    writeAudited(database, { caller, action: "field.changed" }, async (db, was) => {
      const field = await fieldOr404(db, params.field_id);
      const dataset = await managedParent(db, caller, field);
      was(presentField(field, dataset.public_id));
      const changes: Parameters<typeof updateField>[2] = {};
      if (body.title !== undefined && body.title !== field.title) changes.title = body.title;
      if (body.settings) changes.settings = JSON.stringify(mergedSettings(field, body.settings));
      const isChanged = Object.keys(changes).length > 0;
      return presentField(isChanged ? await updateField(db, field.id, changes) : field, dataset.public_id);
    }),
  );

  serve(app, services, endpoints.deleteField, async ({ caller, params }) =>
    writeAudited(database, { caller, action: "field.deleted" }, async (db) => {
      const field = await fieldOr404(db, params.field_id);
      const dataset = await managedParent(db, caller, field);
      if (dataset.status === "ready")
        throw unprocessable(errorCodes.isPublished, "Fields cannot be deleted for a published dataset");
      await deleteField(db, field.id);
      return presentField(field, dataset.public_id);
    }),
  );
}

function mergedSettings(field: FieldRow, settings: { type: string }) {
  const stored = settingsOfField(field);
  if (settings.type !== stored.type) {
    throw unprocessable(
      errorCodes.typeIsFixed,
      `Field type cannot be changed. Expected '${stored.type}' but got '${settings.type}'`,
    );
  }
  return { ...JSON.parse(field.settings), ...settings };
}

async function fieldOr404(db: Handle, publicId: string): Promise<FieldRow> {
  const field = await findField(db, publicId);
  if (!field) throw notFound("Field", publicId);
  return field;
}
