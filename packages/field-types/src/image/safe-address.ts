const safe = /^(?:https?:\/\/|data:image\/(?:avif|gif|x-icon|ico|jpe?g|png|webp)[;,])/i;

/** The address of a picture if it can be shown without running anything; SVG as data may carry scripts. */
export function safeAddress(address: string): string | undefined {
  const trimmed = address.trim();
  return safe.test(trimmed) ? trimmed : undefined;
}
