import { endpoints, errorCodes, type FilterSet } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Handle } from "../../database/database";
import type { Caller } from "../../http/caller";
import { conflict, forbidden, notFound, unprocessable } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { visibleDataset } from "../datasets/datasets.access";
import type { DatasetRow } from "../datasets/datasets.repository";
import { mayChangeFilterSet, mayUseFilterSet } from "./filter-sets.policy";
import { presentFilterSet } from "./filter-sets.presenter";
import {
  changeFilterSet,
  deleteFilterSet,
  type FilterSetRow,
  findFilterSet,
  insertFilterSet,
  listFilterSets,
  listOwnNames,
} from "./filter-sets.repository";

const maxPerUser = 100;

/** Routes for filters that people save by name. */
export function filterSetRoutes(app: FastifyInstance, services: Services): void {
  if (services.isPlain) return;
  const { database } = services;

  serve(app, services, endpoints.listFilterSets, async ({ caller, params }) => {
    const dataset = await visibleDataset(database.read, caller, params.dataset_id);
    const filterSets = await listFilterSets(database.read, dataset.id, caller.id);
    return { items: filterSets.map((each) => presentFilterSet(each, dataset.public_id)) };
  });

  serve(app, services, endpoints.createFilterSet, async ({ caller, params, body }) =>
    database.write(async (db) => {
      const dataset = await visibleDataset(db, caller, params.dataset_id);
      const names = await listOwnNames(db, dataset.id, caller.id);
      if (names.length >= maxPerUser)
        throw unprocessable(
          errorCodes.limitReached,
          `A user can save at most ${maxPerUser} filter sets per dataset`,
        );
      refuseTaken(names, body.name);
      const publicId = await insertFilterSet(db, {
        dataset_id: dataset.id,
        user_id: caller.id,
        ...stored(body),
      });
      return present(db, dataset, publicId);
    }),
  );

  serve(app, services, endpoints.updateFilterSet, async ({ caller, params, body }) =>
    database.write(async (db) => {
      const { dataset, filterSet } = await changeable(db, caller, params);
      const before = presentFilterSet(filterSet, dataset.public_id);
      const after = { ...before, ...body };
      if (after.name !== before.name)
        refuseTaken(await listOwnNames(db, dataset.id, filterSet.user_id), after.name);
      await changeFilterSet(db, filterSet.id, stored(after));
      return present(db, dataset, filterSet.public_id);
    }),
  );

  serve(app, services, endpoints.deleteFilterSet, async ({ caller, params }) =>
    database.write(async (db) => {
      const { dataset, filterSet } = await changeable(db, caller, params);
      await deleteFilterSet(db, filterSet.id);
      return presentFilterSet(filterSet, dataset.public_id);
    }),
  );
}

function stored({ name, criteria, is_shared }: Pick<FilterSet, "name" | "criteria" | "is_shared">) {
  return { name, criteria: JSON.stringify(criteria), is_shared: Number(is_shared) };
}

function refuseTaken(names: readonly string[], name: string): void {
  if (names.includes(name))
    throw conflict(errorCodes.nameTaken, `A filter set with name \`${name}\` already exists`);
}

async function present(db: Handle, dataset: DatasetRow, publicId: string): Promise<FilterSet> {
  const filterSet = await findFilterSet(db, dataset.id, publicId);
  if (!filterSet) throw notFound("FilterSet", publicId);
  return presentFilterSet(filterSet, dataset.public_id);
}

/** Returns the filter set named in the URL, if the user may change it. For others, an unshared filter set is "not found". */
async function changeable(
  db: Handle,
  caller: Caller,
  params: { dataset_id: string; filter_set_id: string },
): Promise<{ dataset: DatasetRow; filterSet: FilterSetRow }> {
  const dataset = await visibleDataset(db, caller, params.dataset_id);
  const filterSet = await findFilterSet(db, dataset.id, params.filter_set_id);
  if (!filterSet || !mayUseFilterSet(caller, filterSet)) throw notFound("FilterSet", params.filter_set_id);
  if (!mayChangeFilterSet(caller, filterSet, dataset)) throw forbidden();
  return { dataset, filterSet };
}
