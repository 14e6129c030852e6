import { SingleKeysProvider } from "@glossa/design-system";
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ZoomDialog } from "./ZoomDialog";

const i18n = await makeI18n("en");

/** Shows an enlarged image; returns its box. */
function show(hasSingleKeys: boolean): HTMLElement {
  const size = { width: 100, height: 80 };
  render(
    <LocaleProvider i18n={i18n}>
      <SingleKeysProvider value={hasSingleKeys}>
        <ZoomDialog title="Shelf" address="shelf.png" size={size} isOpen onClose={() => undefined} />
      </SingleKeysProvider>
    </LocaleProvider>,
  );
  return screen.getByRole("region", { name: "Shelf" });
}

test("plus zooms, and the help says so", () => {
  const box = show(true);
  fireEvent.keyDown(box, { key: "+" });
  expect(box).toHaveAttribute("data-scale", "1.25");
  expect(box).toHaveAccessibleDescription(/plus and minus/);
});

test("with single keys switched off, buttons zoom and arrow keys move, and the help names no other key", () => {
  const box = show(false);
  expect(box).not.toHaveAccessibleDescription(/plus|minus|[0-9]/);
  fireEvent.keyDown(box, { key: "+" });
  expect(box).toHaveAttribute("data-scale", "1.00");
  fireEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  fireEvent.keyDown(box, { key: "0" });
  expect(box).toHaveAttribute("data-scale", "1.25");
  const place = () => screen.getByRole("img", { name: "Shelf" }).style.transform;
  const before = place();
  fireEvent.keyDown(box, { key: "ArrowLeft" });
  expect(place()).not.toBe(before);
});
