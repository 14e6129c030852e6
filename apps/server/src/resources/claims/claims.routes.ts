import { endpoints } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { visibleDataset } from "../datasets/datasets.access";
import { searchAndPresent } from "../search/search.routes";
import { findAndClaim } from "./claims.service";

/** The route of the shared queue. */
export function claimRoutes(app: FastifyInstance, services: Services): void {
  if (services.isPlain) return;
  const { database, searches } = services;

  serve(app, services, endpoints.claimMyRecords, async ({ caller, params, query, body }) => {
    const dataset = await visibleDataset(database.read, caller, params.dataset_id);
    return searches.run(caller.id, () =>
      searchAndPresent(
        database,
        dataset,
        { query, body, me: caller, isPlain: false },
        (_db, search, scope, page) => findAndClaim(database, search, { ...scope, userId: caller.id }, page),
      ),
    );
  });
}
