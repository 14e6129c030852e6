import { inks } from "./inks.css";
import { type PictureWords, pictureOf } from "./picture";

/**
 * Draws a picture to share and returns its URL. It is drawn in the browser, in the theme of the page, so that names and
 * counts are not sent to anyone; undefined if the browser cannot draw.
 */
export async function drawPicture(words: PictureWords): Promise<string | undefined> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const root = getComputedStyle(document.documentElement);
  const inked = (token: string) => root.getPropertyValue(token.slice("var(".length, -1)).trim();
  const fontOf = (size: number, token: string) => `500 ${size}px ${inked(token)}`;
  await document.fonts.load(fontOf(64, inks.face), words.title).catch(() => undefined);
  const { width, height, padding, lines } = pictureOf(words, (text, size) => {
    context.font = fontOf(size, inks.face);
    return context.measureText(text).width;
  });
  canvas.width = width;
  canvas.height = height;
  context.direction = root.direction === "rtl" ? "rtl" : "ltr";
  const start = root.direction === "rtl" ? width - padding : padding;
  context.fillStyle = inked(inks.paper);
  context.fillRect(0, 0, width, height);
  context.fillStyle = inked(inks.rule);
  context.fillRect(root.direction === "rtl" ? width - 16 : 0, 0, 16, height);
  for (const { text, size, ink, y } of lines) {
    context.font = fontOf(size, ink === "title" ? inks.face : inks.faceOfTool);
    context.fillStyle = inked(inks[ink]);
    context.fillText(text, start, y);
  }
  return canvas.toDataURL("image/png");
}
