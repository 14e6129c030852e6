// @ts-check
// Draws the photos of the demo and writes them, as PNG in base64, to demo/data/product-photos.json.
import { writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import { photos } from "./photos.mjs";
import { sceneOf } from "./scenes.mjs";

const width = 240;
const height = 180;
/** Each pixel is the mean of so many points across and down. */
const points = 3;

const drawn = Object.fromEntries(
  photos.map((photo, index) => [photo.id, png(pixels(sceneOf(photo, index))).toString("base64")]),
);
writeFileSync(new URL("../data/product-photos.json", import.meta.url), `${JSON.stringify(drawn, null, 1)}\n`);

/** Rows of RGB, each after the filter byte that PNG wants. @param {(x: number, y: number) => number[]} scene */
function pixels(scene) {
  const bytes = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) bytes.set(mean(scene, x, y), y * (1 + width * 3) + 1 + x * 3);
  }
  return bytes;
}

/** @param {(x: number, y: number) => number[]} scene @param {number} x @param {number} y */
function mean(scene, x, y) {
  const sum = [0, 0, 0];
  for (let index = 0; index < points * points; index += 1) {
    const seen = scene(
      x + ((index % points) + 0.5) / points,
      y + (Math.floor(index / points) + 0.5) / points,
    );
    for (const part of [0, 1, 2]) sum[part] = (sum[part] ?? 0) + (seen[part] ?? 0);
  }
  // In steps of two, which the eye does not see and which halves the file.
  return sum.map((part) => Math.min(255, Math.round(part / points ** 2 / 2) * 2));
}

/** @param {Buffer} rows */
function png(rows) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits each of red, green and blue.
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** @param {string} name @param {Buffer} content */
function chunk(name, content) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
