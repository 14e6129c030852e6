// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { nothing, someFilters } from "../fixtures/fixtures-filters";
import { Agreement } from "./Agreement";

afterEach(cleanup);

const i18n = await makeI18n("en");
const load = async () => [{ question: "urgency", records: 4, agreeing: 3, alpha: 0.5, f1: null, people: [] }];

test("compares the responses of some users, at least two, and shows what these disagree on", async () => {
  const onFilters = vi.fn();
  const people = ["ana", "ben", "lead"].map((username) => ({ username, records: 4, share: 0.5 }));
  const onLoad = vi.fn(async () => [
    { question: "need", records: 4, agreeing: 3, alpha: 0.5, f1: null, people },
  ]);
  render(
    <LocaleProvider i18n={i18n}>
      <Agreement onLoad={onLoad} filters={someFilters()} onFilters={onFilters} />
    </LocaleProvider>,
  );
  expect(onLoad.mock.calls).toEqual([[undefined]]);
  fireEvent.click(await screen.findByRole("button", { name: /Whose answers.*All people/ }));
  fireEvent.click(await screen.findByRole("option", { name: "lead" }));
  await waitFor(() => expect(onLoad.mock.calls.at(-1)).toEqual([["ana", "ben"]]));
  fireEvent.click(screen.getByRole("option", { name: "ben" }));
  await screen.findByText("Choose at least two people.");
  expect(onLoad).toHaveBeenCalledTimes(2);
  fireEvent.click(await screen.findByRole("button", { name: /^Show disagreements/ }));
  const among = ["ana", "ben"];
  expect(onFilters).toHaveBeenCalledWith({ response: [{ name: "need", agreement: "disagree", among }] });
  fireEvent.click(screen.getByRole("option", { name: "lead" }));
  await waitFor(() => expect(onLoad.mock.calls.slice(2)).toEqual([[undefined]]));
});

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
