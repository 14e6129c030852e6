/** When a day, or one that follows it, starts in the user's time zone; in the notation of the server, which is UTC. */
export function startOfDay(isoDate: string, later = 0): string {
  const start = new Date(`${isoDate}T00:00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString().slice(0, -1);
}
