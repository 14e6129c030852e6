// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { act, render } from "@testing-library/react";
import { memo, Profiler } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AnnotationScreen } from "../AnnotationScreen";
import { FindSimilarRecords } from "../similarity/FindSimilarRecords";
import { aBulkScreen, similarity } from "./fixtures";

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom has no layout.
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("IntersectionObserver", Observer);
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const onRender = vi.fn();
const Row = memo(() => (
  <Profiler id="row" onRender={onRender}>
    <FindSimilarRecords recordId="r" />
  </Profiler>
));

it("a record of a list does not render again when only something beside the list has changed", async () => {
  const { view, ...screen } = aBulkScreen();
  const i18n = await makeI18n("en");
  const update = (own: Partial<typeof view>) => (
    <LocaleProvider i18n={i18n}>
      <AnnotationScreen {...screen} view={{ ...view, similarity, ...own }} banner={<Row />} />
    </LocaleProvider>
  );
  const { rerender } = await act(async () => render(update({})));
  expect(onRender).toHaveBeenCalled();
  onRender.mockClear();
  await act(async () => rerender(update({ signedOutResponses: 2 })));
  expect(onRender).not.toHaveBeenCalled();
  await act(async () => rerender(update({ similarity: { ...similarity, usualLimit: 10 } })));
  expect(onRender).toHaveBeenCalled();
});
