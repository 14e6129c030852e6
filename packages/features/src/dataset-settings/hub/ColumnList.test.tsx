// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { ColumnList } from "./ColumnList";
import type { MappedColumn, SubsetDraft } from "./hub-draft";
import type { ColumnFacts } from "./to-new-dataset";

const i18n = await makeI18n("en");
const counted = { missing: 0, range: undefined, frequencies: undefined };
const float = { kind: "float", dtype: "float" } as const;
const list = { kind: "list", of: { kind: "string" } } as const;
const questions: SubsetDraft["questions"] = [
  {
    key: 0,
    name: "mood",
    title: "Mood",
    description: "",
    isRequired: true,
    settings: { type: "text", use_markdown: false },
    column: "mood",
    isProposed: true,
  },
];

const choice = () => screen.getByRole("button", { name: /^What score becomes/ });

function Page({ type, completes, told }: { told: (column: MappedColumn | undefined) => void } & PageProps) {
  const [columns, setColumns] = useState<readonly MappedColumn[]>([{ name: "score", type, use: "none" }]);
  return (
    <LocaleProvider i18n={i18n}>
      <ColumnList
        columns={columns}
        questions={questions}
        facts={{ score: { ...counted, completes } }}
        externalId={undefined}
        onChange={(next) => {
          setColumns(next.columns);
          told(next.columns[0]);
        }}
      />
    </LocaleProvider>
  );
}

interface PageProps {
  type: MappedColumn["type"];
  completes: ColumnFacts["completes"];
}

test.each([
  ["scores", float, { column: "mood", with: "scores" }, "Scores for Mood"],
  ["lists of scores", list, { column: "mood", with: "scores" }, "Scores for Mood"],
  ["agents", { kind: "string" }, { column: "mood", with: "agents" }, "Agents for Mood"],
] as const)("a column of %s can be left out, and taken again", async (...[, type, completes, words]) => {
  const choices: (MappedColumn | undefined)[] = [];
  render(<Page type={type} completes={completes} told={(column) => choices.push(column)} />);
  const choose = async (name: string) => {
    fireEvent.click(choice());
    fireEvent.click(await screen.findByRole("option", { name }));
  };
  expect(choice().textContent).toContain(words);
  await choose("No mapping");
  expect(choice().textContent).toContain("No mapping");
  await choose(words);
  expect(choices).toMatchObject([
    { use: "none", isLeftOut: true },
    { use: "none", isLeftOut: false },
  ]);
});
