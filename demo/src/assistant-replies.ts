import { assistantTexts } from "./assistant-texts";
import type { DemoDataset, DemoRecord } from "./dataset";

const guidelines = `## Which reply would you rather get?
Read the whole talk first. A good reply **answers what was asked**, is right, and tells what to do next.

1. Safe before helpful: a reply that could hurt somebody comes last, however friendly it is.
2. Short before long, if both say the same.
3. If neither helps, or both do, put them on the same place.

Rate the better one on its own: 1 is of no use, 5 is what our best colleague would have written.`;

const options = [
  { value: "reply_a", text: "Reply A", description: null },
  { value: "reply_b", text: "Reply B", description: null },
];

/** What two people made of the first records: which reply they put first, and how they rated it beside the suggestion. */
const opinions: ReadonlyArray<{ ana: Opinion; ben?: Opinion }> = [
  { ana: [true, 0], ben: [true, 0] },
  { ana: [true, 0], ben: [true, -1] },
  { ana: [true, 0], ben: [true, 0] },
  { ana: [true, -1], ben: [false, 0] },
  { ana: [true, 0], ben: [true, 0] },
  { ana: [true, 0], ben: [true, 0] },
  { ana: [true, -1], ben: [true, 0] },
  { ana: [true, 0], ben: [false, -1] },
  { ana: [true, 0] },
  { ana: [true, 0] },
  { ana: [true, -1] },
  { ana: [true, 0] },
];

/** Whether the person agrees with the suggested order, and by how much the rating differs. */
type Opinion = [agrees: boolean, rating: number];

/** Replies of an invented shop's assistant, compared with each other, rated and improved. */
export const assistantReplies: DemoDataset = {
  name: "assistant-replies",
  workspace: "support",
  guidelines,
  minSubmitted: 2,
  fields: [
    {
      name: "talk",
      title: "Conversation",
      required: true,
      settings: { type: "chat", use_markdown: false },
    },
    { name: "reply_a", title: "Reply A", required: true, settings: { type: "text", use_markdown: true } },
    { name: "reply_b", title: "Reply B", required: true, settings: { type: "text", use_markdown: true } },
  ],
  questions: [
    {
      name: "order",
      title: "Which reply is better?",
      description: "The same place for both is allowed.",
      required: true,
      settings: { type: "ranking", options },
    },
    {
      name: "helpful",
      title: "How helpful is the better one?",
      description: "1 is of no use, 5 could not be better.",
      required: true,
      settings: { type: "rating", options: [1, 2, 3, 4, 5].map((value) => ({ value })) },
    },
    {
      name: "better",
      title: "What would you have written?",
      description: null,
      required: false,
      settings: { type: "text", use_markdown: true },
    },
  ],
  metadata: [
    { name: "topic", title: "Topic", visible_for_annotators: true, settings: { type: "terms" } },
    {
      name: "turns",
      title: "Turns",
      visible_for_annotators: true,
      settings: { type: "integer", min: 1, max: null },
    },
    { name: "model", title: "Model", visible_for_annotators: false, settings: { type: "terms" } },
  ],
  vectors: [],
  records: assistantTexts.map(recordOf),
};

function recordOf(line: string, index: number): DemoRecord {
  const [topic = "", talk = "", replyA = "", replyB = "", better = "a", rating = "3"] = line.split("|");
  const turns = talk.split(" >> ");
  const helpful = Number(rating);
  return {
    external_id: `talk-${5001 + index}`,
    topic,
    fields: {
      talk: turns.map((content, turn) => ({ role: turn % 2 === 0 ? "user" : "assistant", content })),
      reply_a: replyA,
      reply_b: replyB,
    },
    metadata: { topic, turns: turns.length, model: index % 3 === 0 ? "house-2" : "house-3" },
    suggestions: {
      order: { value: ranked(better), score: null, agent: "judge-1" },
      helpful: { value: helpful, score: helpful === 5 ? 0.86 : 0.64, agent: "judge-1" },
    },
    responses: (["ana", "ben"] as const).flatMap((user) => {
      const opinion = opinions[index]?.[user];
      if (!opinion) return [];
      const [agrees, difference] = opinion;
      const order = agrees ? ranked(better) : ranked(better === "a" ? "b" : "a");
      return [{ user, status: "submitted" as const, values: { order, helpful: helpful + difference } }];
    }),
    vectors: {},
  };
}

function ranked(better: string) {
  const first = better === "a" ? "reply_a" : "reply_b";
  return options.map(({ value }) => ({ value, rank: value === first ? 1 : 2 }));
}
