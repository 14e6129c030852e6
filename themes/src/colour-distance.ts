import { linearRgb, type Rgb } from "./contrast";

/** How people see: with three kinds of cones, or with one of them missing. */
export type Vision = "normal" | "protan" | "deutan" | "tritan";

type Matrix = readonly [Rgb, Rgb, Rgb];

/** What is seen without one kind of cones: Machado, Oliveira and Fernandes 2009, full severity, over linear RGB. */
export const simulations: Record<Exclude<Vision, "normal">, Matrix> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const toXyz: Matrix = [
  [0.4123908, 0.35758434, 0.18048079],
  [0.21263901, 0.71516868, 0.07219232],
  [0.01933082, 0.11919478, 0.95053215],
];
const white: Rgb = [0.95045593, 1, 1.08905775];

/** How different two colours look to somebody (CIEDE2000): below 1 nobody can tell, above 10 at a glance. */
export function distance(a: string, b: string, vision: Vision): number {
  return ciede2000(labOf(a, vision), labOf(b, vision));
}

function labOf(colour: string, vision: Vision): Rgb {
  const linear = linearRgb(colour);
  const seen =
    vision === "normal" ? linear : (times(simulations[vision], linear).map(inGamut) as unknown as Rgb);
  const [x, y, z] = times(toXyz, seen).map((value, index) => curve(value / (white[index] ?? 1))) as [
    number,
    number,
    number,
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const inGamut = (value: number) => Math.min(1, Math.max(0, value));
const curve = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116);
const dot = (row: Rgb, column: Rgb) => row[0] * column[0] + row[1] * column[1] + row[2] * column[2];
const times = (matrix: Matrix, column: Rgb): Rgb => [
  dot(matrix[0], column),
  dot(matrix[1], column),
  dot(matrix[2], column),
];

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const hueOf = (a: number, b: number) =>
  a === 0 && b === 0 ? 0 : (Math.atan2(b, a) * 180) / Math.PI + (b < 0 ? 360 : 0);

// Sharma, Wu and Dalal 2005, in their order and with their names.
function ciede2000([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number {
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)));
  const [ap1, ap2] = [(1 + g) * a1, (1 + g) * a2];
  const [c1, c2] = [Math.hypot(ap1, b1), Math.hypot(ap2, b2)];
  const [h1, h2] = [hueOf(ap1, b1), hueOf(ap2, b2)];
  const turn = c1 * c2 === 0 ? 0 : shortest(h2 - h1);
  const deltaH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));
  const [meanL, meanC] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const meanH = c1 * c2 === 0 ? h1 + h2 : meanHue(h1, h2);
  const t =
    1 -
    0.17 * Math.cos(radians(meanH - 30)) +
    0.24 * Math.cos(radians(2 * meanH)) +
    0.32 * Math.cos(radians(3 * meanH + 6)) -
    0.2 * Math.cos(radians(4 * meanH - 63));
  const sl = 1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * meanC, 1 + 0.015 * meanC * t];
  const rotation =
    -2 *
    Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)) *
    Math.sin(radians(60 * Math.exp(-(((meanH - 275) / 25) ** 2))));
  const [dl, dc, dh] = [(l2 - l1) / sl, (c2 - c1) / sc, deltaH / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}

function shortest(turn: number): number {
  if (turn > 180) return turn - 360;
  return turn < -180 ? turn + 360 : turn;
}

function meanHue(h1: number, h2: number): number {
  if (Math.abs(h1 - h2) <= 180) return (h1 + h2) / 2;
  return h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2;
}
