import { decompress as decompressZstd } from "fzstd";
import { decompressBrotli } from "hyparquet-compressors/src/brotli.js";
import { gunzip } from "hyparquet-compressors/src/gzip.js";
import { decompressLz4, decompressLz4Raw } from "hyparquet-compressors/src/lz4.js";

/**
 * How the pages of Parquet files are decompressed; Snappy is built in. The package's own list compiles WebAssembly when it
 * is loaded, which the content security policy of a page does not allow.
 */
export const compressors = {
  GZIP: (input: Uint8Array, length: number) => gunzip(input, new Uint8Array(length)),
  BROTLI: decompressBrotli,
  ZSTD: (input: Uint8Array) => decompressZstd(input),
  LZ4: decompressLz4,
  LZ4_RAW: decompressLz4Raw,
};
