import {
  clampRgb,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  lrgb,
  type Rgb,
  rgb,
} from "culori";
import { displayed } from "./contrast";

/** How people see: with three kinds of cones, or with one of them missing. */
export type Vision = "normal" | "protan" | "deutan" | "tritan";

const ciede2000 = differenceCiede2000();
const filters = {
  protan: filterDeficiencyProt(),
  deutan: filterDeficiencyDeuter(),
  tritan: filterDeficiencyTrit(),
};

/** The perceived difference of two colours (CIEDE2000): below 1 it is invisible, above 10 obvious at a glance. */
export function distance(a: string, b: string, vision: Vision): number {
  return ciede2000(seen(a, vision), seen(b, vision));
}

function seen(colour: string, vision: Vision): Rgb {
  if (vision === "normal") return displayed(colour);
  // The simulation (Machado, Oliveira and Fernandes 2009) is defined for linear light, culori applies it to encoded
  // sRGB. It therefore gets linear channels under the name of encoded ones.
  const filtered = filters[vision]({ ...lrgb(displayed(colour)), mode: "rgb" });
  return clampRgb(rgb({ ...filtered, mode: "lrgb" }));
}
