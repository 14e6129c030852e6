import { makeI18n, type Translate } from "@glossa/locales";
import { expect, test } from "vitest";
import { aQuestion } from "../fixtures/fixtures";
import { changeText } from "./change-text";

const t = (await makeI18n("en")).t as unknown as Translate;
const options = ["Billing", "Delivery"].map((text) => ({
  value: text.toLowerCase(),
  text,
  description: null,
}));
const topic = aQuestion({
  name: "topic",
  title: "Topic",
  settings: { type: "label_selection", options, visible_options: null },
});
const topics = aQuestion({
  name: "topics",
  title: "Topics",
  settings: { type: "multi_label_selection", options, visible_options: null, options_order: "natural" },
});
const rating = aQuestion({
  name: "rating",
  title: "Rating",
  settings: { type: "rating", options: [{ value: 1 }] },
});
const order = aQuestion({ name: "order", title: "Order", settings: { type: "ranking", options } });

test.each([
  [topic, undefined, "billing", "Topic: Billing chosen"],
  [topic, "billing", undefined, "Topic: nothing chosen"],
  [topics, undefined, ["billing"], "Topics: Billing chosen"],
  [topics, ["billing"], ["billing", "delivery"], "Topics: Delivery chosen"],
  [topics, ["billing", "delivery"], ["delivery"], "Topics: Billing no longer chosen"],
  [topics, ["billing"], undefined, "Topics: nothing chosen"],
  [topics, ["billing", "delivery"], ["billing", "delivery"], "Topics: Billing, Delivery chosen"],
  [rating, 3, 1, "Rating: 1 chosen"],
  // Its board announces every move.
  [order, undefined, [{ value: "billing", rank: 1 }], undefined],
])("%#: a key that changes a value is announced", (question, before, after, text) => {
  expect(changeText(question, before, after, t)).toBe(text);
});
