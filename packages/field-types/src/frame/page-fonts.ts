import type { FrameFont } from "./protocol";

const files = new Map<string, Promise<ArrayBuffer | undefined>>();

/**
 * Passes on the fonts that the page uses, current and future ones: a frame cannot reach a server and receives the files
 * themselves. Returns a function that stops it.
 */
export function watchFonts(give: (fonts: FrameFont[]) => void): () => void {
  // Environments that do not render have no fonts.
  const { fonts } = document;
  if (!fonts) return () => {};
  const given = new Set<string>();
  let isStopped = false;
  const look = async () => {
    const fresh = loadedFaces().filter(({ url }) => !given.has(url));
    for (const { url } of fresh) given.add(url);
    const read = await Promise.all(fresh.map(readFace));
    const found = read.filter((font) => font !== undefined);
    if (found.length > 0 && !isStopped) give(found);
  };
  fonts.addEventListener("loadingdone", look);
  void look();
  return () => {
    isStopped = true;
    fonts.removeEventListener("loadingdone", look);
  };
}

interface Face {
  url: string;
  family: string;
  descriptors: FontFaceDescriptors;
}

/** Returns the font faces in the page's style sheets that have been loaded so far. */
function loadedFaces(): Face[] {
  const loaded = new Set([...document.fonts].filter(({ status }) => status === "loaded").map(keyOf));
  return [...document.styleSheets]
    .flatMap((sheet) => rulesOf(sheet).filter((rule) => rule instanceof CSSFontFaceRule))
    .flatMap(({ style, parentStyleSheet }) => {
      const face = {
        family: style.getPropertyValue("font-family"),
        style: style.getPropertyValue("font-style") || "normal",
        weight: style.getPropertyValue("font-weight") || "normal",
        stretch: style.getPropertyValue("font-stretch") || "normal",
        unicodeRange: style.getPropertyValue("unicode-range") || "U+0-10FFFF",
      };
      if (!loaded.has(keyOf(face))) return [];
      const [, file = ""] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src")) ?? [];
      const url = new URL(file, parentStyleSheet?.href ?? document.baseURI);
      const { family, ...descriptors } = face;
      // Fonts of other hosts are not read.
      return url.origin === location.origin ? [{ url: url.href, family: bare(family), descriptors }] : [];
    });
}

/** The rules of a style sheet of another host are not accessible. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

function keyOf({ family, style, unicodeRange }: Pick<FontFace, "family" | "style" | "unicodeRange">): string {
  return [bare(family), style, unicodeRange.replaceAll(" ", "").toLowerCase()].join("|");
}

function bare(family: string): string {
  return family.replace(/^["']|["']$/g, "");
}

async function readFace({ url, family, descriptors }: Face): Promise<FrameFont | undefined> {
  const file = files.get(url) ?? fetch(url).then((reply) => (reply.ok ? reply.arrayBuffer() : undefined));
  files.set(url, file);
  const data = await file.catch(() => undefined);
  if (!data) files.delete(url);
  return data && { family, descriptors, data };
}
