// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aRecord } from "../fixtures/fixtures";
import type { RecordView } from "../view-model";
import { showRecord, useReadingPlace } from "./reading-place";

const PART = 400;

/** jsdom lays nothing out: each part is as high as the others, and what scrolls moves them. */
function topAt(element: Element): number {
  const pane = document.querySelector("[data-pane]") as HTMLElement;
  const part = [...document.querySelectorAll("[data-record-part]")].indexOf(element);
  return element === pane ? 0 : Math.max(0, part) * PART - pane.scrollTop;
}

beforeEach(() => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return { top: topAt(this) } as DOMRect;
  });
  Element.prototype.scrollIntoView = () => {
    pane().scrollTop = 0;
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  // jsdom has none, and components do not call what is missing: other tests must not get this one.
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
});

const pane = () => document.querySelector("[data-pane]") as HTMLElement;

function Fields({ record }: { record: RecordView }) {
  useReadingPlace(record);
  return [1, 2, 3].map((part) => <p key={part} data-record-part />);
}

function Screen({ record }: { record: RecordView }) {
  useLayoutEffect(() => void showRecord(document.getElementById("record") as HTMLElement));
  return (
    <div data-pane style={{ overflowY: "auto" }}>
      <article id="record" data-record-id={record.id}>
        <Fields key={record.id} record={record} />
      </article>
    </div>
  );
}

/** Shows records one after the other. */
function screen() {
  const { rerender } = render(<Screen record={aRecord({ id: "none" })} />);
  return (id: string, message = "text") =>
    rerender(<Screen record={aRecord({ id, fields: { message: `${message} of ${id}` } })} />);
}

test("a record is shown where it was left, a new one from its start", () => {
  const show = screen();
  show("a");
  pane().scrollTop = 950;
  show("b");
  expect(pane().scrollTop).toBe(0);
  show("a");
  expect(pane().scrollTop).toBe(950);
});

test("a record whose content has changed is shown from its start", () => {
  const show = screen();
  show("c");
  pane().scrollTop = 950;
  show("d");
  show("c", "another text");
  expect(pane().scrollTop).toBe(0);
});

test("only the last hundred places are kept", () => {
  const show = screen();
  for (let count = 0; count <= 100; count += 1) {
    show(`r${count}`);
    pane().scrollTop = 950;
  }
  show("r1");
  expect(pane().scrollTop).toBe(950);
  show("r0");
  expect(pane().scrollTop).toBe(0);
});
