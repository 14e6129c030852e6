/** Whether a status means that a proxy could not reach the server. */
export function isGone(status: number | undefined): boolean {
  return status === 502 || status === 503 || status === 504;
}
