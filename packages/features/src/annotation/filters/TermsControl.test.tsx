// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { FindTerms } from "./filters-view";
import { TermsControl } from "./TermsControl";

const i18n = await makeI18n("en");
const terms = Array.from({ length: 20 }, (_, index) => ({ term: `c1${index}`, count: 40 - index }));

function open({
  findTerms,
  isCut = true,
  values = [] as string[],
}: {
  findTerms?: FindTerms;
  isCut?: boolean;
  values?: string[];
}) {
  const onChange = vi.fn();
  render(
    <LocaleProvider i18n={i18n}>
      <TermsControl
        choice={{ name: "customer", title: "Customer", kind: "terms", terms, isCut }}
        values={values}
        onChange={onChange}
        findTerms={findTerms}
      />
    </LocaleProvider>,
  );
  return onChange;
}

const type = (value: string) => fireEvent.change(screen.getByRole("combobox"), { target: { value } });
const shown = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

test("terms that are not listed are found by the server", async () => {
  const found = { terms: [{ term: "c2747", count: 1 }], total: 1 };
  const findTerms = vi.fn<FindTerms>(async () => found);
  const onChange = open({ findTerms, values: ["c13", "from a link"] });
  expect(screen.getByText("There are more values than can be listed. Type to find one.")).toBeDefined();
  type("c27");
  type("c2747 ");
  expect(screen.getAllByText("Searching…").length).toBeGreaterThan(0);
  fireEvent.click(await screen.findByRole("option", { name: /c2747/ }));
  // Only the last text was asked for, and values that are set stay.
  expect(findTerms.mock.calls.map(([property, text]) => [property, text])).toEqual([["customer", "c2747"]]);
  expect(onChange.mock.calls).toEqual([[["c2747", "c13", "from a link"]]]);
});

test("it says how many match, that none does, and that the search failed", async () => {
  const findTerms = vi.fn<FindTerms>(async (_, text) => {
    if (text === "fails") throw new Error("no");
    return text === "c2" ? { terms: [{ term: "c2", count: 1 }], total: 5000 } : { terms: [], total: 0 };
  });
  open({ findTerms });
  type("c2");
  expect(await screen.findByText("5,000 values match. Type more to narrow them down.")).toBeDefined();
  type("nobody");
  expect(await screen.findByText("No matching value")).toBeDefined();
  type("fails");
  expect(await screen.findByText("The values could not be searched.")).toBeDefined();
});

test("a server that cannot find terms is not asked, nor for a list that is complete", () => {
  open({});
  expect(screen.getByText("Only the 20 most frequent values can be found.")).toBeDefined();
  cleanup();
  const findTerms = vi.fn<FindTerms>();
  open({ findTerms, isCut: false });
  type("c1");
  expect(shown()).toHaveLength(20);
  expect(screen.queryByText("Searching…")).toBeNull();
  expect(findTerms).not.toHaveBeenCalled();
});
