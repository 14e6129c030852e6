import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Markdown } from "./Markdown";

const words = { copy: "Copy", copied: "Copied", badFormula: "Not a formula", noImage: "No image" };

test("a browser replaces the plain text of a server by the formatted one, without a warning", async () => {
  const page = <Markdown text={"# hi\n\n*there*"} words={words} />;
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(page);
  expect(host.textContent).toBe("# hi\n\n*there*");
  const onRecoverableError = vi.fn();
  const warn = vi.spyOn(console, "error");
  const root = await act(async () => hydrateRoot(host, page, { onRecoverableError }));
  expect(screen.getByRole("heading", { name: "hi" })).toBeInTheDocument();
  expect(host.querySelector("em")?.textContent).toBe("there");
  expect(host.querySelector("[data-as-written]")).toBeNull();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
  act(() => root.unmount());
});
