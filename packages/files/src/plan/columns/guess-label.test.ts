import { expect, it, test } from "vitest";
import { opened } from "../../testing/files";
import { isField } from "../file-plan";
import { guessPlan } from "../guess-plan";
import { profileOf } from "./profile";

async function questionOf(rows: readonly string[], label?: string) {
  const file = await opened(rows.join("\n"), "x.csv");
  const profile = await profileOf(file);
  return guessPlan({ profile, options: label === undefined ? {} : { label } }).questions[0];
}

const predictions = [
  "text,predicted_label,confidence,gold",
  "a b,x,0.5,x",
  "c d,y,0.75,x",
  "e f,x,1,y",
  "g h,y,0.9,y",
];

it("asks for what a model has predicted with a score, which is not the score of other labels", async () => {
  expect(await questionOf(predictions)).toMatchObject({
    name: "predicted_label",
    column: "predicted_label",
    scoreColumn: "confidence",
  });
  const gold = await questionOf(predictions, "gold");
  expect(gold?.column).toBe("gold");
  expect(gold?.scoreColumn).toBeUndefined();
});

test.each([
  [
    "a score that is called as the prediction",
    ["text,tag,prediction_label,prediction_score", "a b,m,x,0.5", "c d,m,y,0.7", "e f,n,x,1", "g h,n,y,1"],
    { column: "prediction_label", scoreColumn: "prediction_score" },
  ],
  [
    "a prediction without a score only after what is called a label",
    ["text,label,predicted", "a b,m,x", "c d,m,y", "e f,n,x", "g h,n,y"],
    { column: "label" },
  ],
  [
    "a rating before a short list of another name",
    ["text,star_rating,verified", "a b,1,Y", "c d,5,N", "e f,4,Y", "g h,2,N"],
    { column: "star_rating", settings: { type: "rating" } },
  ],
  [
    "a rating in German",
    ["Text,Bewertung,Kunde", "a b,1,Y", "c d,5,N", "e f,4,Y", "g h,2,N"],
    { column: "Bewertung", settings: { type: "rating" } },
  ],
  [
    "no notes of programs, and no days as spreadsheets write them",
    ["text,kind,_session,Datum", "a b,x,1a,01.02.2026", "c d,y,1a,01.02.2026", "e f,x,1b,02.02.2026"].concat(
      "g h,y,1b,02.02.2026",
    ),
    { column: "kind" },
  ],
])("finds %s", async (_, rows, expected) => {
  expect(await questionOf(rows)).toMatchObject(expected);
});

test.each([
  ["each word and label once", ["text,label", "Käse,gut", "Übel,schlecht"], ["text"], "label"],
  ["the longer label first", ["category,title", "household,Pan", "electronics,TV"], ["title"], "category"],
  ["a name in Spanish", ["clase,Título", "bueno,Sol", "malo,Luna"], ["Título"], "clase"],
  ["words that repeat", ["mood,text", "a,ok", "b,ok", "a,no", "b,no"], ["text"], "mood"],
  ["a column of another name", ["word,label", "Käse,gut", "Übel,schlecht"], ["word"], "label"],
])(
  "reads what is called a text and asks for what is called a label: %s",
  async (...[, rows, fields, asked]) => {
    const file = await opened(rows.join("\n"), "x.csv");
    const plan = guessPlan({ profile: await profileOf(file) });
    expect(plan.columns.filter(isField).map(({ column }) => column)).toEqual(fields);
    expect(plan.questions[0]?.column).toBe(asked);
  },
);

it("keeps a text beside a chat as a second field", async () => {
  const msgs = [{ role: "user", content: "Hi" }];
  const rows = ["one", "two", "three"].map((text) => ({ msgs, text, meta: { n: 1 } }));
  const file = await opened(JSON.stringify(rows), "x.json");
  const { columns } = guessPlan({ profile: await profileOf(file) });
  expect(columns.filter(isField).map(({ column, use }) => [column, use])).toEqual([
    ["msgs", "chat"],
    ["text", "text"],
  ]);
});
