import { endpoints } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { authenticate } from "../../http/authenticate";
import { Refusal } from "../../http/refusals";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { visibleDataset } from "../datasets/datasets.access";
import { EventHub } from "./event-hub";

const eventStream = "text/event-stream";
const maxStreamsOfOne = 20;

/** The route by which clients are told what happens in a dataset while it happens. */
export function eventRoutes(app: FastifyInstance, services: Services): void {
  if (services.isPlain) return;
  const { database } = services;
  const hub = new EventHub(database, services.events);
  // Open streams would keep the server from stopping.
  app.addHook("preClose", async () => hub.close());

  serve(app, services, endpoints.streamDatasetEvents, async ({ caller, params, request, reply }) => {
    const dataset = await visibleDataset(database.read, caller, params.dataset_id);
    // A client that waits for the end of the answer would wait for ever.
    if (!request.headers.accept?.includes(eventStream))
      throw new Refusal(406, {
        detail: `This is a stream of events. Ask for it with Accept: ${eventStream}`,
      });
    if (hub.countOf(caller.id) >= maxStreamsOfOne)
      throw new Refusal(429, { detail: `Nobody may have more than ${maxStreamsOfOne} streams open at once` });
    reply.headers({
      "content-type": eventStream,
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      // Nothing comes after it: a connection that is kept open would keep the server from stopping.
      connection: "close",
    });
    return hub.open({
      userId: caller.id,
      dataset: { id: dataset.id, publicId: dataset.public_id },
      checkAccess: async () => {
        // Sign-ins end, keys change, and people leave workspaces while they watch.
        await visibleDataset(database.read, await authenticate(request, services), dataset.public_id);
      },
    });
  });
}
