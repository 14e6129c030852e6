// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aView, somePorts } from "../fixtures/fixtures";
import { Palette } from "../keys/palette/Palette";
import { shortcutPreferencesFrom } from "../keys/shortcut-preferences";
import type { AnnotationPorts } from "../view-model";
import { QueueBar } from "./QueueBar";

const i18n = await makeI18n("en");
const view = aView();
const nothing = () => undefined;

/** Shows what offers bulk mode: the bar and the palette. */
function show(ports: AnnotationPorts) {
  const keys = { shortcutPreferences: shortcutPreferencesFrom({}), isMac: false, run: nothing };
  render(
    <LocaleProvider i18n={i18n}>
      <QueueBar queue={view.queue} isBulk={false} ports={ports} onHelp={nothing} />
      <Palette {...keys} {...{ view, ports }} isOpen onClose={nothing} account={{}} />
    </LocaleProvider>,
  );
}
const offers = () => screen.queryAllByText(/Bulk/).length;

// jsdom has no layout.
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("bulk mode", () => {
  it("is offered by the bar and the palette", () => {
    show(somePorts());
    expect(offers()).toBe(2);
  });

  it("is not offered on a page that cannot show several records at once", () => {
    show({ ...somePorts(), onPageSize: undefined });
    expect(offers()).toBe(0);
  });
});
