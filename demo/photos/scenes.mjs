// @ts-check

/** A shape is asked for the colour of a point; undefined lets what is behind it through. @typedef {(x: number, y: number) => number[] | undefined} Shape */

/** @type {Record<string, number[]>} */
const inks = {
  blue: [70, 110, 160],
  green: [88, 130, 96],
  sand: [205, 176, 132],
  rose: [196, 120, 126],
  grey: [128, 132, 138],
};
const stainInk = [92, 62, 34];
const crackInk = [40, 34, 32];

/** @param {number[]} colour @param {number} by */
const shade = (colour, by) => colour.map((part) => Math.max(0, Math.min(255, part * by)));

/** @param {[number, number]} middle @param {[number, number]} radii @param {number[]} colour @returns {Shape} */
const ellipse =
  ([cx, cy], [rx, ry], colour) =>
  (x, y) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1 ? colour : undefined;

/** @param {[number, number][]} corners @param {number[]} colour @returns {Shape} */
const polygon = (corners, colour) => (x, y) => {
  let isInside = false;
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside ? colour : undefined;
};

/** @param {[number, number]} corner @param {[number, number]} size @param {number[]} colour */
const box = ([x, y], [width, height], colour) =>
  polygon(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    colour,
  );

/** Lighter on the left, as under a window. @param {Shape} shape @param {number} from @param {number} to @returns {Shape} */
const lit = (shape, from, to) => (x, y) => {
  const colour = shape(x, y);
  return colour && shade(colour, 1.14 - (0.34 * (x - from)) / (to - from));
};

/** @type {Record<string, (ink: number[], isWhole: boolean) => Shape[]>} */
const things = {
  mug: (ink) => [
    ellipse([120, 70], [36, 9], shade(ink, 0.5)),
    lit(
      polygon(
        [
          [82, 70],
          [158, 70],
          [152, 140],
          [88, 140],
        ],
        ink,
      ),
      82,
      158,
    ),
    lit(ellipse([120, 140], [32, 8], ink), 82, 158),
    (x, y) =>
      ellipse([162, 104], [24, 26], ink)(x, y) && !ellipse([160, 104], [14, 16], ink)(x, y)
        ? shade(ink, 0.85)
        : undefined,
  ],
  chair: (ink, isWhole) => [
    lit(box([84, 36], [72, 10], ink), 80, 160),
    ...[88, 116, 144].map((x) => box([x, 44], [8, 52], shade(ink, 0.9))),
    lit(
      polygon(
        [
          [78, 94],
          [162, 94],
          [170, 110],
          [70, 110],
        ],
        ink,
      ),
      70,
      170,
    ),
    box([74, 110], [9, 48], shade(ink, 0.8)),
    ...(isWhole ? [box([157, 110], [9, 48], shade(ink, 0.72))] : []),
    box([94, 110], [7, 38], shade(ink, 0.6)),
    box([139, 110], [7, 38], shade(ink, 0.6)),
  ],
  lamp: (ink, isWhole) => [
    ...(isWhole
      ? [
          lit(
            polygon(
              [
                [96, 34],
                [144, 34],
                [166, 84],
                [74, 84],
              ],
              ink,
            ),
            74,
            166,
          ),
        ]
      : [ellipse([120, 74], [9, 12], [236, 230, 206])]),
    box([116, 84], [8, 60], shade(ink, 0.55)),
    lit(ellipse([120, 148], [34, 9], shade(ink, 0.7)), 84, 156),
  ],
  table: (ink, isWhole) => [
    lit(
      polygon(
        [
          [62, 78],
          [178, 78],
          [196, 98],
          [44, 98],
        ],
        ink,
      ),
      44,
      196,
    ),
    box([44, 98], [152, 7], shade(ink, 0.7)),
    box([52, 105], [10, 54], shade(ink, 0.8)),
    ...(isWhole ? [box([178, 105], [10, 54], shade(ink, 0.7))] : []),
    box([74, 105], [7, 40], shade(ink, 0.55)),
    box([159, 105], [7, 40], shade(ink, 0.55)),
  ],
  vase: (ink) => [
    ellipse([120, 40], [20, 5], shade(ink, 0.45)),
    lit(
      polygon(
        [
          [100, 40],
          [140, 40],
          [134, 66],
          [106, 66],
        ],
        ink,
      ),
      90,
      150,
    ),
    lit(ellipse([120, 104], [38, 44], ink), 82, 158),
    lit(box([98, 138], [44, 14], shade(ink, 0.9)), 82, 158),
  ],
  bowl: (ink) => [
    ellipse([120, 92], [58, 13], shade(ink, 0.6)),
    (x, y) => (y >= 92 ? lit(ellipse([120, 92], [62, 52], ink), 58, 182)(x, y) : undefined),
    lit(box([98, 138], [44, 12], shade(ink, 0.8)), 58, 182),
  ],
  clock: (ink, isWhole) => [
    polygon(
      [
        [118, 62],
        [122, 62],
        [122, 98],
        [118, 98],
      ],
      isWhole ? crackInk : [244, 241, 233],
    ),
    polygon(
      [
        [118, 96],
        [146, 110],
        [144, 114],
        [117, 101],
      ],
      crackInk,
    ),
    ellipse([120, 98], [5, 5], crackInk),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((hour) =>
      ellipse(
        [120 + 40 * Math.sin((hour * Math.PI) / 6), 98 - 40 * Math.cos((hour * Math.PI) / 6)],
        [2.4, 2.4],
        crackInk,
      ),
    ),
    ellipse([120, 98], [48, 48], [244, 241, 233]),
    lit(ellipse([120, 98], [57, 57], ink), 63, 177),
  ],
  cushion: (ink) => [
    ellipse([120, 102], [4, 4], shade(ink, 0.6)),
    lit(
      polygon(
        [
          [70, 60],
          [120, 66],
          [170, 60],
          [164, 102],
          [172, 148],
          [120, 142],
          [68, 148],
          [76, 102],
        ],
        ink,
      ),
      68,
      172,
    ),
  ],
};

/** @type {Record<string, (seed: number) => Shape[]>} */
const flaws = {
  none: () => [],
  missing: () => [],
  crack: (seed) => {
    const start = 104 + (seed % 4) * 6;
    /** @type {[number, number][]} */
    const way = [
      [start, 78],
      [start + 9, 92],
      [start + 3, 102],
      [start + 14, 120],
    ];
    return way.slice(1).map(([bx, by], index) => {
      const [ax, ay] = way[index] ?? [bx, by];
      return polygon(
        [
          [ax - 1.3, ay],
          [ax + 1.3, ay],
          [bx + 1.3, by],
          [bx - 1.3, by],
        ],
        crackInk,
      );
    });
  },
  stain: (seed) =>
    [0, 1, 2].map((drop) => {
      const [x, y] = [106 + ((seed * 7) % 24) + drop * 9, 84 + ((seed * 5) % 12) + (drop % 2) * 8];
      return ellipse([x, y], [10 - drop * 2, 7 - drop], shade(stainInk, 1 + drop * 0.15));
    }),
  chip: () => [],
};

/** Where a thing's rim is, for what has bitten into it. @type {Record<string, [number, number]>} */
const rims = { mug: [94, 66], vase: [138, 40], bowl: [74, 94] };

const wall = [226, 222, 212];
const floor = [186, 176, 160];

/**
 * What is seen at each point of a photo.
 *
 * @param {import("./photos.mjs").Photo} photo
 * @param {number} seed
 * @returns {(x: number, y: number) => number[]}
 */
export function sceneOf({ thing, colour, flaw }, seed) {
  const ink = inks[colour] ?? wall;
  const shapes = [...(flaws[flaw]?.(seed) ?? []), ...(things[thing]?.(ink, flaw !== "missing") ?? [])];
  const [biteX, biteY] = rims[thing] ?? [0, 0];
  const shadow = ellipse([126, 156], [66, 11], shade(floor, 0.82));
  /** @param {number} x @param {number} y */
  const behind = (x, y) =>
    y > 128 ? (shadow(x, y) ?? shade(floor, 0.9 + (y - 128) / 500)) : shade(wall, 1.04 - x / 1600);
  return (x, y) => {
    if (flaw === "chip" && (x - biteX) ** 2 + (y - biteY) ** 2 < 90) return behind(x, y);
    for (const shape of shapes) {
      const seen = shape(x, y);
      if (seen) return seen;
    }
    return behind(x, y);
  };
}
