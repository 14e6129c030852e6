import { LocaleProvider, makeI18n } from "@glossa/locales";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ImageFieldView } from "./ImageFieldView";

const i18n = await makeI18n("en");

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function show(value = "https://example.org/shelf.png") {
  render(
    <LocaleProvider i18n={i18n}>
      <ImageFieldView title="Shelf" settings={{ type: "image" }} value={value} />
    </LocaleProvider>,
  );
  return {
    picture: () => screen.getByRole("img", { name: "Shelf" }),
    again: () => screen.getByRole("button", { name: "Try again" }),
    said: () => screen.getByRole("status").textContent,
  };
}

test("says after a second that an image is loading, and is silent if it came before", () => {
  const { picture, said } = show();
  act(() => vi.advanceTimersByTime(900));
  expect(said()).toBe("");
  act(() => vi.advanceTimersByTime(200));
  expect(said()).toBe("Loading image");
  fireEvent.load(picture());
  expect(said()).toBe("");
});

test("says that an image has failed, and what came of another attempt, with the focus kept", () => {
  const { picture, again, said } = show();
  fireEvent.error(picture());
  expect(said()).toBe("Could not load image");
  expect(screen.queryByRole("img")).toBeNull();
  again().focus();
  fireEvent.click(again());
  expect(said()).toBe("Loading image");
  expect(again()).toHaveFocus();
  fireEvent.error(picture());
  expect(said()).toBe("Could not load image");
  expect(again()).toHaveFocus();
  fireEvent.click(again());
  fireEvent.load(picture());
  expect(said()).toBe("Image loaded");
  expect(screen.getByRole("button", { name: "Enlarge Shelf" })).toHaveFocus();
});

test("takes no focus from elsewhere when an image arrives", () => {
  const { picture } = show();
  fireEvent.load(picture());
  expect(document.body).toHaveFocus();
});

test("has no other attempt for an address that is never requested", () => {
  show("data:image/svg+xml,<svg/>");
  expect(screen.getByText("Could not load image")).toBeInTheDocument();
  expect(screen.queryByRole("button")).toBeNull();
});
