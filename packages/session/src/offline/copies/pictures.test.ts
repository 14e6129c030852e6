import type { Field } from "@glossa/contract";
import { describe, expect, it } from "vitest";
import type { LoadedRecord } from "../../server/records";
import { picturesIn } from "./pictures";

function fieldOf(name: string, settings: Field["settings"]): Field {
  const moment = "2026-05-03T08:00:00.000000";
  const dataset_id = "d";
  return {
    id: name,
    name,
    title: name,
    required: true,
    settings,
    dataset_id,
    inserted_at: moment,
    updated_at: moment,
  };
}

const fields = [
  fieldOf("photo", { type: "image" }),
  fieldOf("text", { type: "text", use_markdown: true }),
  fieldOf("talk", { type: "chat", use_markdown: true }),
];

const recordOf = (values: Record<string, unknown>) =>
  ({ record: { fields: values } }) as unknown as Pick<LoadedRecord, "record">;

describe("the pictures in records", () => {
  it.each([
    ["of a picture's field", { photo: "https://a.example/1.png" }, ["https://a.example/1.png"]],
    ["written into the record", { photo: "data:image/png;base64,AAAA" }, []],
    [
      "in Markdown",
      { text: "see ![it](http://b.example/2.png) and [not](http://c.example)" },
      ["http://b.example/2.png"],
    ],
    [
      "in a talk",
      { talk: [{ role: "user", content: "![](https://d.example/x.webp)" }] },
      ["https://d.example/x.webp"],
    ],
    ["nowhere", { text: null, talk: "not a talk" }, []],
  ])("are found: %s", (_, values, expected) => {
    expect(picturesIn(fields, [recordOf(values)])).toEqual(expected);
  });

  it("are downloaded once, however many records show them", () => {
    const record = recordOf({ photo: "https://a.example/1.png" });
    expect(picturesIn(fields, [record, record])).toHaveLength(1);
  });
});
