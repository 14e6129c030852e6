import { endpoints, errorCodes } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { authenticate } from "../../http/authenticate";
import { HttpError } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { visibleDataset } from "../datasets/datasets.access";
import { EventHub } from "./event-hub";

const eventStream = "text/event-stream";
const maxStreamsOfOne = 20;

/** The route that streams the events of a dataset. */
export function eventRoutes(app: FastifyInstance, services: Services): void {
  if (services.isPlain) return;
  const { database } = services;
  const hub = new EventHub(database, services.events);
  // Open streams would keep the server from stopping.
  app.addHook("preClose", async () => hub.close());

  serve(app, services, endpoints.streamDatasetEvents, async ({ caller, params, request, reply }) => {
    const dataset = await visibleDataset(database.read, caller, params.dataset_id);
    // A client that waits for the end of the response would wait forever.
    if (!request.headers.accept?.includes(eventStream))
      throw new HttpError(406, {
        detail: `This endpoint returns an event stream. Request it with Accept: ${eventStream}`,
      });
    if (hub.countOf(caller.id) >= maxStreamsOfOne)
      throw new HttpError(
        429,
        { detail: `A user can have at most ${maxStreamsOfOne} open streams` },
        errorCodes.tooManyStreams,
      );
    reply.headers({
      "content-type": eventStream,
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      // The connection is not reused: a keep-alive connection would keep the server from stopping.
      connection: "close",
    });
    return hub.open({
      userId: caller.id,
      dataset: { id: dataset.id, publicId: dataset.public_id },
      checkAccess: async () => {
        // Sign-ins end, keys change, and users leave workspaces while a stream is open.
        await visibleDataset(database.read, await authenticate(request, services), dataset.public_id);
      },
    });
  });
}
