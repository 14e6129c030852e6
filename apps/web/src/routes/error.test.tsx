import { LocaleProvider, makeI18n } from "@glossa/locales";
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, type LoaderFunction, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RouteError } from "./error";

const i18n = await makeI18n("en");

/** Opens a page whose loader, which React Router runs before the page, does this. */
async function open(loader: LoaderFunction) {
  const router = createMemoryRouter([
    { path: "/", errorElement: <RouteError />, loader, element: <p>Page</p>, HydrateFallback: () => null },
  ]);
  render(
    <LocaleProvider i18n={i18n}>
      <RouterProvider router={router} />
    </LocaleProvider>,
  );
  await screen.findByRole("main");
}

// React Router logs each error of a route.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
});

describe("the error page", () => {
  it("shows the status of a response and its message, a general explanation and a link to home (spec 66, 68)", async () => {
    await open(() => {
      throw new Response(null, { status: 503, statusText: "Maintenance until noon" });
    });
    screen.getByText("503");
    screen.getByText("Maintenance until noon");
    screen.getByText(/^An unexpected error occurred on this page/);
    expect(screen.getByRole("link", { name: "Back to home page" }).getAttribute("href")).toBe("/");
  });

  it("shows 500 for what has no status, such as a guard that does not exist, and its message (spec 66, 67)", async () => {
    await open(() => {
      throw new Error("Unknown guard");
    });
    screen.getByText("500");
    screen.getByText("Unknown guard");
  });
});
