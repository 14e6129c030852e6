// @ts-check

/** @typedef {"none" | "crack" | "stain" | "chip" | "missing"} Flaw */
/** @typedef {{ id: string, thing: string, colour: string, flaw: Flaw, note: string }} Photo */

// thing | colour | flaw | what the warehouse wrote
const lines = `mug|blue|none|First of a new batch, handle warm to the touch.
mug|green|crack|Rings dull when tapped.
mug|sand|chip|Rim caught the shelf edge.
mug|rose|none|Two more like this in crate nine.
mug|grey|stain|Tea left standing over the weekend.
chair|sand|none|Sat on by the whole team, holds.
chair|blue|missing|Arrived with three legs and an apology.
chair|green|none|Felt pads already on.
chair|grey|crack|Split along the seat, hairline.
chair|rose|stain|Varnish drops near the front edge.
lamp|sand|none|Switch clicks, bulb not included.
lamp|green|stain|Shade marked by packing tape.
lamp|blue|missing|Shade was never packed.
lamp|grey|none|Cable two metres, plug moulded.
lamp|rose|crack|Foot broke and was glued once.
table|sand|none|Level on the test plate.
table|grey|stain|Ring of a paint tin.
table|green|none|Edges rounded by hand.
table|blue|crack|Top opened in the dry room.
table|rose|missing|One leg short since unloading.
vase|rose|none|Glaze even all the way round.
vase|blue|chip|Bite out of the lip, sharp.
vase|green|none|Holds water overnight, tested.
vase|sand|crack|Line from neck to belly.
vase|grey|stain|Limescale that vinegar did not move.
bowl|blue|none|Stacks well with the others.
bowl|sand|chip|Small nick, left of the mark.
bowl|rose|none|Weighs as listed to the gram.
bowl|green|crack|Do not put soup in this one.
bowl|grey|stain|Turmeric, by the smell of it.
clock|grey|none|Keeps time against the radio.
clock|blue|missing|Minute hand fell behind the glass.
clock|green|none|Battery door closes.
clock|rose|crack|Glass gave way in the corner of the box.
clock|sand|none|Tick is soft enough for a bedroom.
cushion|green|none|Zip runs, filling fluffy.
cushion|rose|stain|Coffee from the photo shoot.
cushion|blue|none|Cover washed once for the test.
cushion|sand|stain|Grease, forklift height.
cushion|grey|none|Piping straight on all four sides.`.split("\n");

/** What was photographed: the drawings, the notes and the right answers are all made of this. */
export const photos = /** @type {Photo[]} */ (
  lines.map((line, index) => {
    const [thing, colour, flaw, note] = line.split("|");
    return { id: `photo-${7001 + index}`, thing, colour, flaw, note };
  })
);
