import { pausesAfter } from "../pauses";

/** The bytes that are sent at once; many small pieces cost more than they save. */
const pieceBytes = 64 * 1024;
/** Milliseconds of writing before other requests get a turn. */
const writtenAtOnce = 10;

/** Gathers the parts of a file to pieces worth sending, and gives other requests a turn in between. */
export async function* inPieces(parts: AsyncIterable<string | Uint8Array>): AsyncGenerator<Buffer> {
  const pause = pausesAfter(writtenAtOnce);
  let gathered: Buffer[] = [];
  let texts: string[] = [];
  let length = 0;
  const take = () => {
    if (texts.length > 0) gathered.push(Buffer.from(texts.join("")));
    const piece = gathered.length === 1 ? gathered[0] : Buffer.concat(gathered);
    [gathered, texts, length] = [[], [], 0];
    return piece ?? Buffer.alloc(0);
  };
  for await (const part of parts) {
    length += part.length;
    if (typeof part === "string") texts.push(part);
    else {
      if (texts.length > 0) gathered.push(Buffer.from(texts.join("")));
      texts = [];
      gathered.push(Buffer.from(part.buffer, part.byteOffset, part.byteLength));
    }
    await pause();
    if (length >= pieceBytes) yield take();
  }
  if (length > 0) yield take();
}
