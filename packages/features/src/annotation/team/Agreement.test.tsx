// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { someFilters } from "../fixtures/fixtures-filters";
import { Agreement } from "./Agreement";

const i18n = await makeI18n("en");

test("compares the responses of some users, at least two, and shows what these disagree on", async () => {
  const onShow = vi.fn();
  const people = ["ana", "ben", "lead"].map((username) => ({ username, records: 4, share: 0.5 }));
  const onLoad = vi.fn(async () => [
    { question: "need", records: 4, agreeing: 3, alpha: 0.5, f1: null, people },
  ]);
  render(
    <LocaleProvider i18n={i18n}>
      <Agreement onLoad={onLoad} questions={someFilters().questions} onShow={onShow} />
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
  expect(onShow).toHaveBeenCalledWith("need", ["ana", "ben"]);
  fireEvent.click(screen.getByRole("option", { name: "lead" }));
  await waitFor(() => expect(onLoad.mock.calls.slice(2)).toEqual([[undefined]]));
});

test("keeps the people whose responses are compared, and loads the figures again on request", async () => {
  const people = ["ana", "ben", "lead"].map((username) => ({ username, records: 4, share: 0.5 }));
  let agreeing = 3;
  const onLoad = vi.fn(async () => [
    { question: "need", records: 4, agreeing, alpha: 0.5, f1: null, people },
  ]);
  const kept = { read: () => ["ana", "ben"], write: vi.fn() };
  render(
    <LocaleProvider i18n={i18n}>
      <Agreement onLoad={onLoad} questions={someFilters().questions} onShow={vi.fn()} kept={kept} />
    </LocaleProvider>,
  );
  await screen.findByText("3 of 4 records agree");
  fireEvent.click(await screen.findByRole("button", { name: /Whose answers.*2 people/ }));
  expect(onLoad.mock.calls).toEqual([[undefined], [["ana", "ben"]]]);
  agreeing = 2;
  fireEvent.click(screen.getByRole("button", { name: "Load the figures again" }));
  // What is known stays until then.
  expect(screen.getByText("3 of 4 records agree")).toBeTruthy();
  await screen.findByText("2 of 4 records agree");
  expect(onLoad.mock.calls.slice(2)).toEqual([[undefined], [["ana", "ben"]]]);
  fireEvent.click(await screen.findByRole("option", { name: "lead" }));
  await waitFor(() => expect(kept.write).toHaveBeenCalledWith(undefined));
});

/** The agreement among people who can leave, of whom some were chosen before. */
function among(chosen: string[], everyone: { now: string[] }) {
  const onLoad = vi.fn(async (usernames: readonly string[] | undefined) => {
    const compared = everyone.now.filter((username) => usernames?.includes(username) ?? true);
    const records = compared.length < 2 ? 0 : compared.length;
    const people = records > 0 ? compared.map((username) => ({ username, records, share: 0.5 })) : [];
    return [{ question: "need", records, agreeing: 0, alpha: 0.5, f1: null, people }];
  });
  const kept = { read: () => chosen, write: vi.fn() };
  const onShow = vi.fn();
  render(
    <LocaleProvider i18n={i18n}>
      <Agreement onLoad={onLoad} questions={someFilters().questions} onShow={onShow} kept={kept} />
    </LocaleProvider>,
  );
  return { onLoad, onShow, kept };
}

test.each([
  ["those who are left, if one is gone", ["ana", "ben", "gone"], "0 of 2 records agree", ["ana", "ben"]],
  ["all, if only one is left", ["ana", "gone"], "0 of 3 records agree", undefined],
  ["all, if all are gone", ["gone", "away"], "0 of 3 records agree", undefined],
])("of kept people, compares %s", async (_, chosen, figures, compared) => {
  const { onShow, onLoad, kept } = among(chosen, { now: ["ana", "ben", "lead"] });
  await screen.findByText(figures);
  fireEvent.click(screen.getByRole("button", { name: /^Show disagreements/ }));
  expect(onShow).toHaveBeenCalledWith("need", compared);
  const name = compared ? /Whose answers.*2 people/ : /Whose answers.*All people/;
  expect(screen.getByRole("button", { name })).toBeTruthy();
  expect(onLoad.mock.calls).toEqual([[undefined], [chosen], [compared]]);
  // They may come back.
  expect(kept.write).not.toHaveBeenCalled();
});

test("loads the people again with the figures", async () => {
  const everyone = { now: ["ana", "ben", "cy", "lead"] };
  const { onLoad } = among(["ana", "ben", "cy"], everyone);
  await screen.findByText("0 of 3 records agree");
  everyone.now = ["ana", "ben", "dan"];
  fireEvent.click(await screen.findByRole("button", { name: "Load the figures again" }));
  fireEvent.click(await screen.findByRole("button", { name: /Whose answers.*2 people/ }));
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["ana", "ben", "dan"]);
  await screen.findByText("0 of 2 records agree");
  expect(onLoad.mock.calls.at(-1)).toEqual([["ana", "ben"]]);
});
