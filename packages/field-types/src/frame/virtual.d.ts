declare module "virtual:glossa-frames" {
  /** Where the built frames are served. */
  export const frameAddresses: { html: string; custom: string };
}
