import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FieldMarkdown } from "./FieldMarkdown";

const i18n = await makeI18n("en");

function show(text: string) {
  const { container } = render(
    <LocaleProvider i18n={i18n}>
      <FieldMarkdown title="Reply" text={text} />
    </LocaleProvider>,
  );
  const image = container.querySelector("img") as HTMLImageElement;
  return {
    image,
    arrive: () => Object.assign(size(image, "naturalWidth", 640), size(image, "naturalHeight", 480)),
  };
}

function size(image: HTMLImageElement, name: string, value: number) {
  return Object.defineProperty(image, name, { value });
}

test("an image in Markdown is enlarged by a click, once it is there", () => {
  const { image, arrive } = show("![A shelf](https://example.org/shelf.png)");
  fireEvent.click(image);
  expect(screen.queryByRole("dialog")).toBeNull();
  arrive();
  fireEvent.click(image);
  expect(screen.getByRole("dialog", { name: "A shelf" })).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("without a description it has the title of the field", () => {
  const { image, arrive } = show("![](https://example.org/shelf.png)");
  arrive();
  fireEvent.click(image);
  expect(screen.getByRole("dialog", { name: "Reply" })).toBeInTheDocument();
});

test("an image in a link stays a link", () => {
  const { image, arrive } = show("[![A shelf](https://example.org/shelf.png)](https://example.org)");
  arrive();
  fireEvent.click(image);
  expect(screen.queryByRole("dialog")).toBeNull();
});
