import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

// Files of the app were compressed when it was built. Of an answer the next quality saves a few percent and costs
// three times as long, which a program that sends records in bulk waits for each time.
const fastest = 1;

/** Compresses answers for whoever can read them so. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: 512,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: fastest } },
    zlibOptions: { level: fastest },
  });
}
