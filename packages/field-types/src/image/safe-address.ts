const safe = /^(?:https?:\/\/|data:image\/(?:avif|gif|x-icon|ico|jpe?g|png|webp)[;,])/i;

/** Returns the URL of a picture if showing it cannot run a script; SVG in a data URL may contain scripts. */
export function safeAddress(address: string): string | undefined {
  const trimmed = address.trim();
  return safe.test(trimmed) ? trimmed : undefined;
}
