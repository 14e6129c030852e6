import { expect, it } from "vitest";
import { recordText } from "./record-text";

it("the text of a record contains every field under its title, with objects as JSON", () => {
  const fields = [
    { name: "subject", title: "Subject", settings: { type: "text", use_markdown: false } },
    { name: "talk", title: "Talk", settings: { type: "chat", use_markdown: true } },
    { name: "photo", title: "Photo", settings: { type: "image" } },
    { name: "card", title: "Card", settings: { type: "custom", template: "", advanced_mode: false } },
    { name: "absent", title: "Absent", settings: { type: "text", use_markdown: false } },
  ] as const;
  const values = {
    subject: "Twice",
    talk: [{ role: "user", content: "Hello" }],
    photo: "https://example.org/a.png",
    card: { price: 3 },
    absent: null,
  };
  expect(recordText(fields, values)).toBe(
    'Subject\nTwice\n\nTalk\nuser: Hello\n\nPhoto\nhttps://example.org/a.png\n\nCard\n{\n  "price": 3\n}',
  );
});
