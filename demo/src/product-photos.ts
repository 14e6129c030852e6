import drawn from "../data/product-photos.json";
import { type Flaw, type Photo, photos } from "../photos/photos.mjs";
import { type DemoDataset, type DemoRecord, options } from "./dataset";

const guidelines = `## Can we sell it?
Look at the picture first and enlarge it: hairlines are easy to miss. The note of the warehouse may be wrong.

- **As new**: nothing to be seen.
- **With a discount**: it works, and a stain or a small chip shows.
- **Not at all**: cracked, or a part is missing.

Then tick every flaw that you see.`;

/** What a flaw means for the sale. */
const verdicts: Record<Flaw, string> = {
  none: "as_new",
  stain: "discount",
  chip: "discount",
  crack: "no_sale",
  missing: "no_sale",
};

/** Photos for which the model suggests a wrong value, because it does not detect hairlines. */
const missed = new Set(["photo-7002", "photo-7009", "photo-7015", "photo-7028"]);

/** The users who have responded, to how many of the first photos, and the photos on which they are wrong. */
const opinions: ReadonlyArray<{ ana: string; ben?: string }> = [
  { ana: "", ben: "" },
  { ana: "", ben: "as_new" },
  { ana: "", ben: "no_sale" },
  { ana: "", ben: "" },
  { ana: "", ben: "" },
  { ana: "", ben: "" },
  { ana: "", ben: "" },
  { ana: "", ben: "" },
  { ana: "" },
  { ana: "" },
  { ana: "" },
  { ana: "" },
];

/** Photos of an invented warehouse, drawn for this project by `photos/draw.mjs`. */
export const productPhotos: DemoDataset = {
  name: "product-photos",
  workspace: "support",
  guidelines,
  minSubmitted: 2,
  fields: [
    { name: "photo", title: "Photo", required: true, settings: { type: "image" } },
    { name: "note", title: "Warehouse note", required: true, settings: { type: "text" } },
  ],
  questions: [
    {
      name: "sale",
      title: "Can we sell it?",
      description: "What would a customer say who unpacks it?",
      required: true,
      settings: {
        type: "label_selection",
        visible_options: null,
        options: options({ as_new: "As new", discount: "With a discount", no_sale: "Not at all" }),
      },
    },
    {
      name: "flaws",
      title: "Which flaws do you see?",
      description: null,
      required: false,
      settings: {
        type: "multi_label_selection",
        visible_options: null,
        options_order: "natural",
        options: options({ crack: "Crack", stain: "Stain", chip: "Chip", missing: "Missing part" }),
      },
    },
  ],
  metadata: [
    { name: "thing", title: "Thing", visible_for_annotators: true, settings: { type: "terms" } },
    { name: "colour", title: "Colour", visible_for_annotators: true, settings: { type: "terms" } },
  ],
  vectors: [],
  records: photos.map(recordOf),
};

function recordOf({ id, thing, colour, flaw, note }: Photo, index: number): DemoRecord {
  const right = verdicts[flaw];
  const isMissed = missed.has(id);
  return {
    external_id: id,
    topic: right,
    fields: { photo: `data:image/png;base64,${(drawn as Record<string, string>)[id] ?? ""}`, note },
    metadata: { thing, colour },
    suggestions: {
      sale: {
        value: isMissed ? "as_new" : right,
        score: flaw === "none" || isMissed ? 0.93 : 0.71,
        agent: "flaw-finder-1",
      },
      ...(flaw === "none" || isMissed
        ? {}
        : { flaws: { value: [flaw], score: [0.77], agent: "flaw-finder-1" } }),
    },
    responses: (["ana", "ben"] as const).flatMap((user) => {
      const said = opinions[index]?.[user];
      if (said === undefined) return [];
      const values = { sale: said || right, ...(flaw === "none" ? {} : { flaws: [flaw] }) };
      return [{ user, status: "submitted" as const, values }];
    }),
    vectors: {},
  };
}
