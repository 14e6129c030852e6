import { frameAddresses } from "virtual:glossa-frames";

// A server that allows hosts in frames gives the frames new addresses, because browsers cache each address forever.
const said = document.querySelector<HTMLMetaElement>("meta[name=frames]")?.content ?? "";
const suffix = said.startsWith("?") ? said : "";

/** The addresses of the frames that show HTML and templates. */
export const frames = { html: frameAddresses.html + suffix, custom: frameAddresses.custom + suffix };
