// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aRecord, aScreen } from "../fixtures/fixtures";
import { ActionBar } from "./ActionBar";

// The environment of the test measures nothing.
class Observer {
  observe() {}
  disconnect() {}
}
beforeEach(() => void vi.stubGlobal("ResizeObserver", Observer));
afterEach(() => {
  vi.unstubAllGlobals();
});

const i18n = await makeI18n("en");

/** A record that has just followed another one, and what its buttons call. */
function nextRecord(canSubmit: boolean) {
  const called: string[] = [];
  const note = (name: string) => () => void called.push(name);
  const ports = {
    ...aScreen().ports,
    ...{ onSubmit: note("submit"), onSubmitAtOnce: note("submit at once"), onDiscard: note("discard") },
  };
  const tree = (id: string) => (
    <LocaleProvider i18n={i18n}>
      <ActionBar
        record={aRecord({ id })}
        values={{}}
        isSaving={false}
        onIncomplete={note("incomplete")}
        {...{ canSubmit, ports }}
      />
    </LocaleProvider>
  );
  vi.spyOn(performance, "now").mockReturnValue(1_000);
  const { rerender } = render(tree("one"));
  rerender(tree("two"));
  vi.restoreAllMocks();
  const click = (name: RegExp, detail: number) => {
    const event = new MouseEvent("click", { detail, bubbles: true, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: 1_200 });
    fireEvent(screen.getByRole("button", { name }), event);
  };
  return { called, click };
}

test("the second tap of a double tap neither submits nor discards the next record", () => {
  const { called, click } = nextRecord(true);
  click(/^Submit/, 2);
  click(/^Discard/, 2);
  expect(called).toEqual([]);
  click(/^Submit/, 1);
  click(/^Discard/, 1);
  click(/^Submit/, 0);
  expect(called).toEqual(["submit at once", "discard", "submit"]);
});

test("nor does it complain of what the next record lacks", () => {
  const { called, click } = nextRecord(false);
  click(/^Submit/, 2);
  expect(called).toEqual([]);
  click(/^Submit/, 1);
  expect(called).toEqual(["incomplete"]);
});
