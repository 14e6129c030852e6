import { spanKey } from "@glossa/design-system/spans";
import { expect, it } from "vitest";
import { toggled } from "./toggle";

const span = (start: number, end: number, label = "place") => ({ start, end, label });

const added = span(5, 9);

it.each([
  ["is added", [span(0, 4)], false, { kind: "mark", removed: [], added: [added] }],
  [
    "replaces those that it may not overlap",
    [span(0, 4), span(6, 8), span(8, 12)],
    false,
    { kind: "mark", removed: [span(6, 8), span(8, 12)], added: [added] },
  ],
  ["may overlap others", [span(6, 8)], true, { kind: "mark", removed: [], added: [added] }],
  ["is removed if it is there", [added], false, { kind: "remove", removed: [added], added: [] }],
] as const)("a span of somebody else %s", (_, given, allowsOverlap, change) => {
  const reviewed = { value: [...given], isPencil: false, pencilled: new Set<string>() };
  expect(toggled(reviewed, added, allowsOverlap)).toEqual(change);
});

it.each([
  ["unchanged suggestion", { isPencil: true, pencilled: new Set<string>() }],
  ["part that is still to be reviewed", { isPencil: false, pencilled: new Set([spanKey(added)]) }],
])("a span of somebody else that equals a suggested one is accepted: an %s", (_, state) => {
  const change = { kind: "accept", removed: [], added: [added] };
  expect(toggled({ value: [added, span(12, 14)], ...state }, added, false)).toEqual(change);
});
