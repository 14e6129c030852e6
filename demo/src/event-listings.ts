import { type DemoDataset, type DemoRecord, options } from "./dataset";
import { eventTexts } from "./event-texts";

const guidelines = `## Which section?
Choose by what people **do** there, not by the place: a concert in a church is *Music*, a walk with a botanist is a *Walk*.

- *Children* only if it is made for them.
- *Talk* also for tastings and demonstrations where somebody explains.

## Worth a picture?
1 is a line in the calendar, 5 is the cover of the weekend pages.`;

// A card in the style of the newspaper; the page provides the colours.
const template = `<article style="border-inline-start: 4px solid var(--accent); padding-inline-start: 16px">
  <p style="margin: 0; font: 600 0.8125rem var(--font-ui); color: var(--text-secondary)">
    {{record.fields.event.day}}, {{record.fields.event.time}} · {{record.fields.event.place}}
  </p>
  <h3 style="margin-block: 4px">{{record.fields.event.title}}</h3>
  <p style="margin-block: 0 8px">{{record.fields.event.text}}.</p>
  {{#if record.fields.event.isFree}}
    <strong>Free</strong>
  {{else}}
    <span>Tickets {{record.fields.event.price}}</span>
  {{/if}}
</article>`;

/** What two people made of the first records: the right section or another, and the rating beside the suggestion. */
const opinions: ReadonlyArray<{ ana: [string, number]; ben?: [string, number] }> = [
  { ana: ["", 0], ben: ["", 0] },
  { ana: ["", 0], ben: ["", 0] },
  { ana: ["", 1], ben: ["sport", 0] },
  { ana: ["", 0], ben: ["", 0] },
  { ana: ["", 0], ben: ["", -1] },
  { ana: ["", 0], ben: ["", 0] },
  { ana: ["", 0], ben: ["", 0] },
  { ana: ["", 0], ben: ["walk", 1] },
  { ana: ["", 0] },
  { ana: ["talk", 0] },
  { ana: ["", 0] },
  { ana: ["", -1] },
];

/** Events sent in to an invented local paper, shown as the cards that it prints. */
export const eventListings: DemoDataset = {
  name: "event-listings",
  workspace: "newsroom",
  guidelines,
  minSubmitted: 1,
  fields: [
    {
      name: "event",
      title: "Listing",
      required: true,
      settings: { type: "custom", template, advanced_mode: false },
    },
  ],
  questions: [
    {
      name: "section",
      title: "Which section?",
      description: "What do people do there?",
      required: true,
      settings: {
        type: "label_selection",
        visible_options: null,
        options: options({
          music: "Music",
          theatre: "Theatre",
          children: "Children",
          market: "Market",
          walk: "Walk",
          sport: "Sport",
          talk: "Talk",
        }),
      },
    },
    {
      name: "picture",
      title: "Worth a picture?",
      description: "1 a line in the calendar, 5 the cover.",
      required: false,
      settings: { type: "rating", options: [1, 2, 3, 4, 5].map((value) => ({ value })) },
    },
  ],
  metadata: [
    { name: "day", title: "Day", visible_for_annotators: true, settings: { type: "terms" } },
    { name: "sender", title: "Sender", visible_for_annotators: false, settings: { type: "terms" } },
  ],
  vectors: [],
  records: eventTexts.map(recordOf),
};

function recordOf(line: string, index: number): DemoRecord {
  const [topic = "", title = "", place = "", day = "", time = "", price = "", text = "", sure] =
    line.split("|");
  const picture = 2 + ((title.length + text.length) % 3);
  return {
    external_id: `event-${6001 + index}`,
    topic,
    fields: { event: { title, place, day, time, price, text, isFree: price === "free" } },
    metadata: { day, sender: index % 2 === 0 ? "web form" : "email" },
    suggestions: {
      section: { value: topic, score: sure === "1" ? 0.91 : 0.48, agent: "listing-router-1" },
      picture: { value: picture, score: 0.55, agent: "picture-desk-1" },
    },
    responses: (["ana", "ben"] as const).flatMap((user) => {
      const opinion = opinions[index]?.[user];
      if (!opinion) return [];
      const [section, difference] = opinion;
      const values = { section: section || topic, picture: picture + difference };
      return [{ user, status: "submitted" as const, values }];
    }),
    vectors: {},
  };
}
