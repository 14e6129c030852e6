import { frameAddresses } from "virtual:glossa-frames";

// A server that lets hosts into frames gives them addresses of their own: browsers keep each for ever.
const said = document.querySelector<HTMLMetaElement>("meta[name=frames]")?.content ?? "";
const suffix = said.startsWith("?") ? said : "";

/** Where the frames are that HTML and templates are shown in. */
export const frames = { html: frameAddresses.html + suffix, custom: frameAddresses.custom + suffix };
