// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { nothing, someFilters } from "../fixtures/fixtures-filters";
import { Agreement } from "./Agreement";

afterEach(cleanup);

const i18n = await makeI18n("en");
const load = async () => [{ question: "urgency", records: 4, agreeing: 3, alpha: 0.5, f1: null, people: [] }];

test("shows the disagreements of one question instead of another one, and keeps the other filters", async () => {
  const own = { name: "need", terms: ["refund"] };
  const others = { name: "urgency", of: "others", range: { ge: 2, le: 3 } } as const;
  const response = [own, { name: "need", agreement: "disagree" } as const, others];
  const onFilters = vi.fn();
  render(
    <LocaleProvider i18n={i18n}>
      <Agreement
        onLoad={load}
        filters={{ ...someFilters(), filters: { ...nothing, response } }}
        onFilters={onFilters}
      />
    </LocaleProvider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: /^Show disagreements/ }));
  expect(onFilters.mock.calls).toEqual([
    [{ response: [own, others, { name: "urgency", agreement: "disagree" }] }],
  ]);
});
