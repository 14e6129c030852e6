import type { DatasetFileHead } from "@glossa/contract";
import { ApiError, type Client } from "@glossa/contract/client";
import { compareSettings, isEqual, ownSettings, type SettingsDifference } from "./compare-settings";
import { patiently } from "./patiently";

/** A dataset whose settings are to become those of its origin. */
export interface SettingsUpdate {
  api: Client;
  datasetId: string;
  origin: DatasetFileHead;
  stored: DatasetFileHead;
}

/**
 * Gives a dataset the settings of its origin, as far as those of a published one can change. Nothing is removed.
 *
 * @param update the dataset and both settings
 * @throws ApiError if the server cannot be reached; what it refuses stays as it is
 * @example
 * declare const update: SettingsUpdate;
 * await updateSettings(update);
 */
export async function updateSettings(update: SettingsUpdate): Promise<void> {
  const { api, datasetId, origin, stored } = update;
  const differences = compareSettings(origin, stored);
  const own = ownSettings.filter((name) =>
    differences.some((each) => each.of === "dataset" && each.name === name),
  );
  for (const name of own)
    await tolerant(() =>
      api.updateDataset({ params: { dataset_id: datasetId }, body: { [name]: origin[name] } }),
    );
  const parts = await patiently(() => partsOf(update));
  for (const difference of differences) {
    const part = difference.of === "dataset" ? undefined : parts[difference.of];
    if (part) await tolerant(() => updatePart(part, difference));
  }
}

/** What can be done with the parts of one kind. */
interface Parts {
  origin: readonly NamedPart[];
  stored: readonly NamedPart[];
  ids: ReadonlyMap<string, string>;
  /** Only those that a published dataset may get. */
  create?: (part: NamedPart) => Promise<unknown>;
  update: (id: string, body: object) => Promise<unknown>;
}

type NamedPart = { name: string };

/** What of a part can change once its dataset is published. */
const changeable = ["title", "description", "settings", "visible_for_annotators"] as const;

async function updatePart(parts: Parts, { name, is }: SettingsDifference): Promise<void> {
  const planned = parts.origin.find((part) => part.name === name) as Record<string, unknown> | undefined;
  if (!planned || is === "extra") return;
  if (is === "missing") {
    await parts.create?.(planned as NamedPart & Record<string, unknown>);
    return;
  }
  const stored = parts.stored.find((part) => part.name === name) as Record<string, unknown> | undefined;
  const changed = changeable.filter((key) => key in planned && !isEqual(planned[key], stored?.[key]));
  const id = parts.ids.get(name);
  if (id === undefined || changed.length === 0) return;
  await parts.update(id, Object.fromEntries(changed.map((key) => [key, planned[key]])));
}

async function partsOf({
  api,
  datasetId,
  origin,
  stored,
}: SettingsUpdate): Promise<Record<Exclude<SettingsDifference["of"], "dataset">, Parts>> {
  const params = { dataset_id: datasetId };
  const both = <Kind extends "fields" | "questions" | "metadata_properties" | "vectors_settings">(
    kind: Kind,
    items: readonly { id: string; name: string }[],
  ) => ({
    origin: origin[kind],
    stored: stored[kind],
    ids: new Map(items.map(({ id, name }) => [name, id])),
  });
  // The bodies are those of the origin, which the schema of a file has checked.
  type Body = never;
  return {
    fields: {
      ...both("fields", (await api.listFields({ params })).items),
      update: (field_id, body) => api.updateField({ params: { field_id }, body: body as Body }),
    },
    questions: {
      ...both("questions", (await api.listQuestions({ params })).items),
      update: (question_id, body) => api.updateQuestion({ params: { question_id }, body: body as Body }),
    },
    metadata_properties: {
      ...both("metadata_properties", (await api.listMyMetadataProperties({ params })).items),
      create: (body) => api.createMetadataProperty({ params, body: body as Body }),
      update: (metadata_property_id, body) =>
        api.updateMetadataProperty({ params: { metadata_property_id }, body: body as Body }),
    },
    vectors_settings: {
      ...both("vectors_settings", (await api.listVectorsSettings({ params })).items),
      create: (body) => api.createVectorSettings({ params, body: body as Body }),
      update: (vector_settings_id, body) =>
        api.updateVectorSettings({ params: { vector_settings_id }, body: body as Body }),
    },
  };
}

/** A setting that the server refuses is found again by the next comparison. */
async function tolerant(change: () => Promise<unknown>): Promise<void> {
  try {
    await patiently(change);
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 409, 422].includes(error.status ?? 0)) throw error;
  }
}
