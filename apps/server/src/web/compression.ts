import { constants } from "node:zlib";
import compress from "@fastify/compress";
import { basePath, endpoints } from "@glossa/contract";
import type { FastifyInstance } from "fastify";

// Files of the app were compressed when it was built. Of an answer the next quality saves a few percent and costs
// three times as long.
const fastest = 1;

// A program that writes in bulk waits for its own records to come back before it sends the next ones: compressing
// them, and undoing that, takes longer than most networks.
const sentAsTheyAre = [endpoints.bulkCreateRecords, endpoints.bulkUpsertRecords].map(
  ({ path }) => basePath + path,
);

/** Compresses answers for whoever can read them so. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook("onRoute", (route) => {
    if (sentAsTheyAre.includes(route.url)) route.compress = false;
  });
  await app.register(compress, {
    threshold: 512,
    // A few bytes can be unpacked to gigabytes: requests are not.
    globalDecompression: false,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: fastest } },
    zlibOptions: { level: fastest },
  });
}
