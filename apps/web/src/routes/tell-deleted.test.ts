import { afterEach, expect, it, vi } from "vitest";
import { notices } from "../state/notices";
import { tellDeleted } from "./tell-deleted";

afterEach(() => vi.unstubAllGlobals());

const id = "5f0f4c50-3f0e-4c89-8d9f-0a9d6b7b4a11";
const shown = (text: string) =>
  vi.waitFor(() => {
    const notice = notices.getSnapshot().find((one) => one.text === text);
    expect(notice).toBeDefined();
    return notice;
  });

it.each([
  [
    "leads to the deleted datasets if its name was taken meanwhile",
    { status: 409, headers: { "x-error-code": "name_taken" } },
    "Another dataset has this name now. The deleted one can be restored under “Workspaces” with another name.",
    "Deleted datasets",
  ],
  ["says what failed otherwise", { status: 500 }, "An error occurred, please try again later", undefined],
])("undoing the deletion of a dataset %s", async (_, reply, text, label) => {
  vi.stubGlobal("fetch", async () => Response.json({ detail: "no" }, reply));
  const onDeletedDatasets = vi.fn();
  tellDeleted(id, { canUndo: true, onDeletedDatasets });
  (await shown("The dataset has been deleted"))?.action?.onAction();
  const { action } = (await shown(text)) ?? {};
  expect(action?.label).toBe(label);
  action?.onAction();
  expect(onDeletedDatasets).toHaveBeenCalledTimes(label ? 1 : 0);
});
