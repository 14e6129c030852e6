import { expect, test, vi } from "vitest";
import { workspacePorts } from "../people/people-ports";
import { addPart } from "../queries/save-settings";
import { notices } from "../state/notices";
import { webhookPorts } from "../webhooks/webhooks-ports";
import { changePassword } from "./credentials";

const ended = "Your sign-in has ended. Sign in to continue.";
const part = { name: "Ort", title: "Ort", settings: { type: "terms" as const, values: null } };

test.each<[string, () => Promise<unknown>]>([
  [
    "people and workspaces",
    () =>
      workspacePorts(true, "u", { restore: false, rename: false }).onCreate?.("legal") ?? Promise.reject(),
  ],
  ["webhooks", () => webhookPorts(true).onDelete("w")],
  ["credentials", async () => (await changePassword({ current: "a", next: "b" }))?.reason],
  [
    "the settings of a dataset",
    () => addPart("d")({ kind: "metadata", body: { ...part, visible_for_annotators: true } }),
  ],
])("after the end of the sign-in, the form for %s says so, and signing in is offered", async (_, act) => {
  const reply = vi.fn(async () =>
    Response.json({ detail: "Could not validate credentials" }, { status: 401 }),
  );
  vi.stubGlobal("fetch", reply);
  const show = vi.spyOn(notices, "show");
  expect(await act()).toBe(ended);
  const action = expect.objectContaining({ label: "Sign in" });
  expect(show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: ended, action }));
  // Lists are not loaded again: that would add the refusal of each.
  expect(reply).toHaveBeenCalledOnce();
  show.mockRestore();
});
