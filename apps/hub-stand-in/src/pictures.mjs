// @ts-check
// Draws small PNG pictures: coloured bands and a disc, different for each seed.
import { crc32, deflateSync } from "node:zlib";

/**
 * @param {string} type
 * @param {Uint8Array} data
 */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The width and height of every picture. */
export const side = 96;

/**
 * Draws a picture.
 *
 * @param {number} seed
 * @returns {Uint8Array}
 */
export function drawPicture(seed) {
  const colours = [0, 1, 2].map((band) => [
    (seed * 67 + band * 40) % 256,
    (seed * 29 + 90) % 256,
    (200 + seed * 13 - band * 60 + 256) % 256,
  ]);
  const rows = Buffer.alloc(side * (1 + side * 3));
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const isDisc = Math.hypot(x - side / 2, y - side / 2) < 14 + (seed % 5) * 6;
      const colour = isDisc ? [250, 240, 210] : colours[Math.floor((y * 3) / side)];
      for (let part = 0; part < 3; part++) rows[y * (1 + side * 3) + 1 + x * 3 + part] = colour?.[part] ?? 0;
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}
