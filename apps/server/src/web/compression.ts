import { constants } from "node:zlib";
import compress from "@fastify/compress";
import { basePath, endpoints } from "@glossa/contract";
import type { FastifyInstance } from "fastify";

// Files of the app are compressed by the build. For a response the next quality saves a few percent and takes
// three times as long.
const fastest = 1;

// A program that writes in bulk waits for the response with its own records before it sends the next ones: compressing
// and decompressing that takes longer than sending it over most networks.
const sentAsTheyAre = [endpoints.bulkCreateRecords, endpoints.bulkUpsertRecords].map(
  ({ path }) => basePath + path,
);

/** Compresses responses for clients that accept it. */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  app.addHook("onRoute", (route) => {
    if (sentAsTheyAre.includes(route.url)) route.compress = false;
  });
  await app.register(compress, {
    threshold: 512,
    // Requests are not decompressed: a few bytes can expand to gigabytes.
    globalDecompression: false,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: fastest } },
    zlibOptions: { level: fastest },
  });
}
