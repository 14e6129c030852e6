import { act, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Link, RouterProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { notices } from "./state/notices";
import { useLeaveGuard } from "./use-leave-guard";

it("takes its question back once nothing is left to lose, and stays on the page", async () => {
  const work = { isUnsaved: true };
  const onStay = vi.fn();
  function Page() {
    useLeaveGuard({ isUnsaved: () => work.isUnsaved, text: "Not saved", onStay });
    return <Link to="/">{"Home"}</Link>;
  }
  const router = createMemoryRouter(
    [
      { path: "/", element: <p>{"Datasets"}</p> },
      { path: "/settings", element: <Page /> },
    ],
    { initialEntries: ["/settings"] },
  );
  render(<RouterProvider router={router} />);
  await act(async () => screen.getByText("Home").click());
  await waitFor(() => expect(notices.getSnapshot()).toMatchObject([{ text: "Not saved" }]));

  work.isUnsaved = false;
  await waitFor(() => expect(notices.getSnapshot()).toEqual([]));
  expect(router.state.location.pathname).toBe("/settings");
  // The focus stays in what the user does now.
  expect(onStay).not.toHaveBeenCalled();

  // The next time it goes where it leads.
  await act(async () => screen.getByText("Home").click());
  expect(router.state.location.pathname).toBe("/");
});
