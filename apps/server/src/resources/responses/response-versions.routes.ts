import { endpoints, type ResponseVersion } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { isManager } from "../../http/caller";
import { forbidden } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { existingParent } from "../datasets/datasets.access";
import { recordOr404 } from "../records/records.access";
import { listResponseVersions, type ResponseVersionRow } from "./response-versions.repository";
import { mayRespond } from "./responses.policy";

/** Routes for the history of responses. */
export function responseVersionRoutes(app: FastifyInstance, services: Services): void {
  if (services.isPlain) return;
  const { read } = services.database;

  serve(app, services, endpoints.listResponseVersions, async ({ caller, params, query }) => {
    const record = await recordOr404(read, params.record_id);
    const dataset = await existingParent(read, record);
    if (!mayRespond(caller, dataset)) throw forbidden();
    const userId = isManager(caller, dataset.workspace_id) ? undefined : caller.id;
    const search = { recordId: record.id, userId, before: query.before };
    const { rows, next } = await listResponseVersions(read, search);
    return { items: rows.map(presentVersion), next };
  });
}

function presentVersion({ user_public_id, values, is_deleted, ...row }: ResponseVersionRow): ResponseVersion {
  return {
    ...row,
    user_id: user_public_id,
    values: values === null ? null : JSON.parse(values),
    is_deleted: is_deleted === 1,
  };
}
