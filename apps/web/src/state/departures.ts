const sending = new Set<Promise<unknown>>();

// By then React has closed the pages of the user.
const closing = 100;

/** Notes a request by which a page releases what it holds on the server, such as claimed records. */
export function noteDeparture(request: Promise<unknown>): void {
  sending.add(request);
  const forget = () => void sending.delete(request);
  request.then(forget, forget);
}

/** Resolves when the pages that are being closed have released what they hold. */
export async function departed(): Promise<void> {
  await new Promise((done) => setTimeout(done, closing));
  await Promise.allSettled(sending);
}
