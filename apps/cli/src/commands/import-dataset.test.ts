import { memoryApi } from "@glossa/files/testing";
import { expect, it, test } from "vitest";
import { fileWith } from "../testing/files";
import { shell } from "../testing/shell";

const head = {
  glossa_dataset: 1,
  name: "tickets",
  guidelines: null,
  allow_extra_metadata: false,
  distribution: { strategy: "overlap", min_submitted: 1 },
  status: "ready",
  fields: [{ name: "text", title: "Text", required: true, settings: { type: "text", use_markdown: false } }],
  questions: [
    {
      name: "comment",
      title: "Comment",
      description: null,
      required: true,
      settings: { type: "text", use_markdown: false },
    },
  ],
  metadata_properties: [],
  vectors_settings: [],
  people: [{ username: "zoe", first_name: "Zoe", last_name: null, role: "annotator" }],
};
const response = {
  username: "zoe",
  status: "submitted",
  values: { comment: "good" },
  updated_at: "2020-01-01T00:00:00",
};
const record = {
  id: "a",
  server_id: "s",
  fields: { text: "Text" },
  metadata: {},
  suggestions: {},
  responses: [response],
  vectors: {},
};
const content = [head, record, { glossa_end: true, records: 1 }].map((row) => JSON.stringify(row)).join("\n");

/** Imports answers of zoe, whom this user does not find; returns the exit code, the output and what was stored. */
async function imported(role: "owner" | "admin", ...options: string[]) {
  const { api, stored } = memoryApi();
  Object.assign(api, {
    getMe: async () => ({ id: "me", username: "me", role }),
    listWorkspaceUsers: async () => ({ items: [] }),
  });
  const { type, said } = shell(api);
  const code = await type("import", fileWith(content, "tickets.glossa.jsonl"), "--yes", ...options);
  return { code, said: said.join("\n"), stored };
}

test.each([
  [
    "owner",
    "Without an account here: zoe",
    "because these people have no account: zoe (1). --add-people creates accounts.",
  ],
  [
    "admin",
    "Without an account here, or not members of your workspaces: zoe",
    'because these people have no account, or are not members of your workspaces: zoe (1). Ask an owner to add them to "first".',
  ],
] as const)("an %s learns whose responses are left out, and what they can do", async (role, plan, left) => {
  const { code, said } = await imported(role);
  expect(said).toContain(`  ${plan}\n`);
  expect(said).toContain(left);
  expect(code).toBe(0);
});

it("an admin who wants to create accounts is told whom to ask, and nothing is stored", async () => {
  const { code, said, stored } = await imported("admin", "--add-people");
  expect(said).toContain(
    'Only owners can create accounts. Leave --add-people out, and ask an owner to add these people to "first".',
  );
  expect(code).not.toBe(0);
  expect(stored.datasets).toEqual([]);
});
