/** A file to read, wherever it is: a `File` of a browser, a file of the disk, bytes in memory. */
export interface FileSource {
  /** With folders, if files of several folders belong together. */
  name: string;
  /** In bytes. */
  size: number;
  /** Reads the file from its start; called once for each reading. */
  stream(): AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>;
  /** Reads a part of the file. */
  slice(from: number, to: number): Promise<ArrayBuffer>;
}

/**
 * A blob as a file to read; a `File` of a browser is one.
 *
 * @param blob with its content
 * @param name of the file
 * @example
 * const source = sourceOfBlob(new Blob(["text\nHello"]), "greetings.csv");
 */
export function sourceOfBlob(blob: Blob, name: string): FileSource {
  return {
    name,
    size: blob.size,
    stream: () => blob.stream(),
    slice: (from, to) => blob.slice(from, to).arrayBuffer(),
  };
}

/** Reads the bytes of a file from its start. Not every browser can iterate a stream, so it is read by a reader. */
export async function* bytesOf(source: FileSource): AsyncGenerator<Uint8Array> {
  const stream = source.stream();
  if (!("getReader" in stream)) {
    yield* stream;
    return;
  }
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // A consumer that has seen enough ends the reading.
    await reader.cancel();
  }
}
