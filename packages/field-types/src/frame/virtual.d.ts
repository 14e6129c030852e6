declare module "virtual:glossa-frames" {
  /** The URLs of the built frames. */
  export const frameAddresses: { html: string; custom: string };
}
