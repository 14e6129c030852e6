import { act, render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { usePageFocus } from "./use-page-focus";

function Root() {
  usePageFocus();
  return <Outlet />;
}

/** Its content is shown a moment after the page. */
function Late() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 20);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? (
    <main id="main" tabIndex={-1} aria-label="Late" />
  ) : (
    <button type="button">{"Early"}</button>
  );
}

const linked = (to: string) => (
  <main key={to} id="main" tabIndex={-1} aria-label={to}>
    <Link to={to}>{"Go on"}</Link>
  </main>
);

function open() {
  const children = [
    { path: "/", element: linked("/settings") },
    { path: "/settings", element: linked("/late") },
    { path: "/late", element: <Late /> },
    // biome-ignore lint/a11y/noAutofocus: a form whose first field has the focus
    { path: "/form", element: <input autoFocus aria-label="Name" /> },
  ];
  const router = createMemoryRouter([{ path: "/", element: <Root />, children }], { initialEntries: ["/"] });
  render(<RouterProvider router={router} />);
  return router;
}

const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName;

it("the content of a page that follows another one has the focus, also if it is shown later", async () => {
  open();
  // The first page of a document is left to the browser.
  expect(focused()).toBe("BODY");
  screen.getByText("Go on").focus();
  await act(async () => screen.getByText("Go on").click());
  expect(focused()).toBe("/late");
  await act(async () => screen.getByText("Go on").click());
  expect(focused()).toBe("BODY");
  await expect.poll(focused).toBe("Late");
});

it("a page that has taken the focus keeps it, and so does a user who has begun", async () => {
  const router = open();
  await act(() => router.navigate("/form"));
  expect(focused()).toBe("Name");
  await act(() => router.navigate("/late"));
  screen.getByText("Early").focus();
  await screen.findByRole("main");
  expect(focused()).toBe("BODY");
});

it("other criteria in the address leave the focus where it is", async () => {
  const router = open();
  await act(() => router.navigate("/?search=refund"));
  expect(focused()).toBe("BODY");
});
