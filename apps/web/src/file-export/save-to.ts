import { saveAsFile } from "@glossa/features/shell";

/** Where a file is written. */
export interface FileSink {
  /** The name that the file has, which the user may have changed. */
  name: string;
  /** Writes the content; throws if it fails in the middle, and then no file is left. */
  write(content: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<void>;
}

type Picker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;

function picker(): Picker | undefined {
  return (window as { showSaveFilePicker?: Picker }).showSaveFilePicker?.bind(window);
}

/** Whether a file is in memory until it is complete, because the browser cannot write it in parts. */
export function isKeptInMemory(): boolean {
  return picker() === undefined;
}

/** Asks the user where to write a file, if the browser supports it; undefined if the user cancels. */
export async function sinkFor(name: string): Promise<FileSink | undefined> {
  const pick = picker();
  if (!pick) return inMemory(name);
  try {
    return onDisk(await pick({ suggestedName: name }));
  } catch (error) {
    if (isOf(error, "AbortError")) return undefined;
    // Not permitted here, as in a frame.
    return inMemory(name);
  }
}

const isOf = (error: unknown, name: string) => error instanceof DOMException && error.name === name;

function onDisk(handle: FileSystemFileHandle): FileSink {
  return {
    name: handle.name,
    // The browser writes beside the file, and puts it in its place when the stream is closed.
    write: async (content, signal) => content.pipeTo(await handle.createWritable(), { signal }),
  };
}

function inMemory(name: string): FileSink {
  return {
    name,
    write: async (content, signal) => {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      const collect = (part: Uint8Array) => void parts.push(part as Uint8Array<ArrayBuffer>);
      await content.pipeTo(new WritableStream({ write: collect }), { signal });
      saveAsFile(name, new Blob(parts));
    },
  };
}
