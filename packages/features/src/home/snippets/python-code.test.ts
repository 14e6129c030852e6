import { describe, expect, it, test } from "vitest";
import { pythonText } from "../../shell";
import { addRecordsCode, createDatasetCode } from "./python-code";

const client = { url: "https://glossa.example.org", apiKey: "the.key" };
const fields = [
  { name: "text", settings: { type: "text" as const, use_markdown: false } },
  { name: "photo", settings: { type: "image" as const } },
  { name: "talk", settings: { type: "chat" as const, use_markdown: true } },
  { name: "page", settings: { type: "custom" as const, template: "{{x}}", advanced_mode: false } },
];
const hostile = 'a"); import os #\\\n</script>😀\u2028\ud800 أحكام';

describe("the Python code", () => {
  it("creates a dataset with the address of the server and the API key (spec 102)", () => {
    const code = createDatasetCode(client, "support");
    expect(code).toContain('api_url="https://glossa.example.org"');
    expect(code).toContain('api_key="the.key"');
    expect(code).toContain('workspace="support"');
    expect(createDatasetCode(client, undefined)).not.toContain("workspace");
  });

  it("adds a record with a value for each field of the dataset (spec 107)", () => {
    const code = addRecordsCode(client, { name: "tickets", workspace: "support", fields });
    expect(code).toContain('client.datasets(name="tickets", workspace="support")');
    for (const name of ["text", "photo", "talk", "page"]) expect(code).toContain(`"${name}": `);
  });

  test.each(["", "plain", hostile])("contains %j as one text", (text) => {
    expect(JSON.parse(pythonText(text))).toBe(text);
    expect(pythonText(text)).not.toMatch(/[\n\r]/);
  });
});
