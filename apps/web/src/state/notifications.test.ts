import { afterEach, expect, it, vi } from "vitest";
import { notifyAway } from "./notifications";
import { usePreferences } from "./preferences";

const shown = vi.fn();

/** A browser with this permission, whose page is hidden or not. */
function inBrowser({ permission = "granted", hidden = true, notifies = true } = {}) {
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
  usePreferences.setState({ notifies });
}

afterEach(() => {
  vi.restoreAllMocks();
  usePreferences.setState({ notifies: false });
});

it("a notification tells what has ended while the user looks elsewhere", () => {
  inBrowser();
  notifyAway("The dataset is exported");
  expect(shown.mock.calls).toEqual([["The dataset is exported"]]);
});

it.each([
  ["the page is on screen", { hidden: false }],
  ["the user does not want them", { notifies: false }],
  ["the browser does not permit them", { permission: "denied" }],
])("there is none if %s", (_why, browser) => {
  inBrowser(browser);
  notifyAway("The dataset is exported");
  expect(shown).not.toHaveBeenCalled();
});
