// @vitest-environment jsdom
import { spanKey } from "@glossa/design-system/spans";
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ValueOnScreen } from "../view-model";
import { TeamSpans } from "./TeamSpans";

const i18n = await makeI18n("en");
const span = { start: 0, end: 4, label: "place" };

it.each<[string, ValueOnScreen | undefined, boolean]>([
  ["that is theirs alone", undefined, false],
  ["that the user has given, too", { value: [span], isPencil: false }, true],
  ["that an unchanged suggestion has", { value: [span], isPencil: true }, false],
  ["that is still to be reviewed", { value: [span], isPencil: false, unreviewed: [spanKey(span)] }, false],
])("a span of others %s", (_, own, isAdded) => {
  const spans = [{ span, text: "Place “Rome”" }];
  const others = { spans, total: 1, names: "ana", isReadOnly: false, onToggle: () => undefined };
  render(
    <LocaleProvider i18n={i18n}>
      <TeamSpans own={own} {...others} />
    </LocaleProvider>,
  );
  expect(screen.getByRole("button").getAttribute("aria-pressed")).toBe(String(isAdded));
});
