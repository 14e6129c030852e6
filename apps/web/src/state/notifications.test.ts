import { afterEach, expect, it, vi } from "vitest";

const shown = vi.fn();

/** The module in a browser with this permission, whose page is hidden or not. */
async function inBrowser({ permission = "granted", hidden = true, notifies = true } = {}) {
  vi.resetModules();
  shown.mockClear();
  class Told {
    static permission = permission;
    constructor(_title: string, { body }: { body: string }) {
      shown(body);
    }
  }
  vi.stubGlobal("Notification", Told);
  vi.stubGlobal("isSecureContext", true);
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  vi.doMock("./preferences", () => ({ usePreferences: { getState: () => ({ notifies }) } }));
  return import("./notifications");
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("a notification tells what has ended while the user looks elsewhere", async () => {
  const { notifyAway } = await inBrowser();
  notifyAway("The dataset is exported");
  expect(shown.mock.calls).toEqual([["The dataset is exported"]]);
});

it.each([
  ["the page is on screen", { hidden: false }],
  ["the user does not want them", { notifies: false }],
  ["the browser does not permit them", { permission: "denied" }],
])("there is none if %s", async (_why, browser) => {
  const { notifyAway } = await inBrowser(browser);
  notifyAway("The dataset is exported");
  expect(shown).not.toHaveBeenCalled();
});
