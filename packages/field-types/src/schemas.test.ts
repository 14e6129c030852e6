import { describe, expect, it, test } from "vitest";
import { fieldSchemaOf, fieldSchemas, newFieldSettings } from "./schemas";

function messagesOf(type: string, value: unknown) {
  return fieldSchemaOf(type)
    .validate(value, { type }, "f")
    .map((issue) => issue.message);
}

const message = { role: "user", content: "Hello" };
const mimeTypes =
  "['image/avif', 'image/gif', 'image/ico', 'image/jpeg', 'image/jpg', 'image/png', 'image/svg', 'image/webp']";

describe("a refused field value returns the message of the server", () => {
  test.each<[string, unknown, string]>([
    ["text", 5, "text field 'f' value must be a string"],
    ["text", { a: 1 }, "text field 'f' value must be a string"],
    ["image", "nowhere", "image field 'f' has an invalid URL value"],
    ["image", "ftp://host/a.png", "image field 'f' has an invalid URL value"],
    ["image", "https://host", "image field 'f' has an invalid URL value"],
    ["image", "data:", "image field 'f' has an invalid URL value"],
    [
      "image",
      `https://host/${"a".repeat(2038)}`,
      "image field 'f' value is exceeding the maximum length of 2038 characters for Web URLs",
    ],
    [
      "image",
      "data:image/svg+xml,<svg/>",
      `image field 'f' value is using an unsupported MIME type, supported MIME types are: ${mimeTypes}`,
    ],
    [
      "image",
      `data:image/png;base64,${"a".repeat(5_000_000)}`,
      "image field 'f' value is exceeding the maximum length of 5000000 characters for Data URLs",
    ],
    ["chat", "Hello", "chat field 'f' value must be a list of messages"],
    ["chat", [{ ...message, role: "" }], "chat field 'f' value must be a list of messages"],
    ["chat", Array(501).fill(message), "chat field 'f' value must be a list of messages"],
    ["custom", "text", "custom field 'f' value must be a dictionary"],
    ["custom", [1], "custom field 'f' value must be a dictionary"],
  ])("%s %#", (type, value, expected) => expect(messagesOf(type, value)).toEqual([expected]));
});

describe("a field value that is accepted", () => {
  test.each<[string, unknown]>([
    ["text", ""],
    ["image", "https://host/a.png?b=c"],
    ["image", "data:image/png;base64,iVBORw0K"],
    ["chat", []],
    ["chat", [{ role: "👋".repeat(20), content: "Hello" }]],
    ["custom", { anything: [1, { goes: null }] }],
  ])("%s %#", (type, value) => expect(messagesOf(type, value)).toEqual([]));
});

describe("settings of a new field (spec 480)", () => {
  test.each<[unknown, unknown]>([
    [{ type: "text" }, { type: "text", use_markdown: false }],
    [{ type: "chat" }, { type: "chat", use_markdown: true }],
    [{ type: "image", color: "red" }, { type: "image" }],
    [
      { type: "custom", template: "{{a}}" },
      { type: "custom", template: "{{a}}", advanced_mode: false },
    ],
  ])("%j gets defaults", (sent, stored) => expect(newFieldSettings.parse(sent)).toEqual(stored));
  it("of a custom field need a template", () => {
    expect(newFieldSettings.safeParse({ type: "custom" }).success).toBe(false);
  });
});

it.each(fieldSchemas.map((schema) => [schema.type, schema] as const))(
  "each setting of a new %s field can be read and changed",
  (_, { settings, createSettings, updateSettings }) => {
    const keys = Object.keys(createSettings.shape).sort();
    expect(Object.keys(settings.shape)).toEqual(expect.arrayContaining(keys));
    expect(Object.keys(updateSettings.shape).sort()).toEqual(keys);
  },
);

describe("the searchable text of a record", () => {
  test.each<[string, unknown, string]>([
    ["text", "A text", "A text"],
    ["chat", [message], "user Hello"],
    ["custom", { a: "b" }, '{"a":"b"}'],
    ["image", "https://host/a.png", ""],
  ])("of a %s field", (type, value, text) => expect(fieldSchemaOf(type).searchText(value)).toBe(text));
});
