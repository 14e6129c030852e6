import { criteriaFrom } from "@glossa/session";
import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Link, RouterProvider } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { OutboxProvider, type useOutbox } from "../outbox/use-outbox";
import { notices } from "../state/notices";
import { useChangesGuard, useSessionGuard } from "./use-session-guard";

type Session = Parameters<typeof useSessionGuard>[0];
type Outbox = NonNullable<ReturnType<typeof useOutbox>>;

const saved = { value: "refund", isPencil: false };
const changed = { value: "other", isPencil: false };

/** Opens a page with one record whose response is changed or not, and waits to be sent or not. */
function open({
  isChanged = false,
  isWaiting = false,
  isDurable = true,
  isAllKept = false,
  isOnScreen = true,
}) {
  const work = {
    draft: { need: isChanged ? changed : saved },
    snapshot: { need: saved },
    entry: isWaiting ? {} : null,
  };
  const questions = [{ id: "q", name: "need", required: true, settings: { type: "label_selection" } }];
  const queue = { slots: [{ id: isOnScreen ? "record" : "another" }], index: 0, many: 1 };
  const getState = () => ({ recordStates: { record: work }, questions, queue });
  const session = { getState, isAllKept: () => isAllKept } as unknown as Session;
  function Page() {
    useSessionGuard(session);
    return <Link to="/">{"Home"}</Link>;
  }
  const router = createMemoryRouter(
    [
      { path: "/", element: <p>{"Datasets"}</p> },
      { path: "/sign-in", element: <p>{"Sign in"}</p> },
      { path: "/dataset", element: <Page /> },
    ],
    { initialEntries: ["/dataset"] },
  );
  render(
    <OutboxProvider value={{ isDurable } as Outbox}>
      <RouterProvider router={router} />
    </OutboxProvider>,
  );
  return router;
}

const goHome = () => act(async () => screen.getByText("Home").click());
const shown = () =>
  waitFor(() => {
    const [notice] = notices.getSnapshot();
    expect(notice).toBeDefined();
    return notice;
  });
const closeTab = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? "asked" : "closed";
};

describe("leaving the annotation page", () => {
  it("needs no confirmation while nothing was changed", async () => {
    open({});
    expect(closeTab()).toBe("closed");
    await goHome();
    expect(screen.getByText("Datasets")).toBeTruthy();
  });

  it("asks in a permanent notice while changes are unsaved, and stays if the notice is closed", async () => {
    const router = open({ isChanged: true });
    await goHome();
    const notice = await shown();
    expect(notice).toMatchObject({
      text: "You didn't submit your changes",
      isPermanent: true,
      tone: "warning",
    });
    await act(async () => notice?.onDismiss?.());
    expect(notices.getSnapshot()).toEqual([]);
    expect(router.state.location.pathname).toBe("/dataset");
  });

  it.each([
    [true, "/"],
    [false, "/dataset"],
  ])(
    "asks for changes to another record only if they are not stored (stored: %s)",
    async (isAllKept, place) => {
      const router = open({ isChanged: true, isAllKept, isOnScreen: false });
      await goHome();
      expect(router.state.location.pathname).toBe(place);
    },
  );

  it("continues if the user ignores the notice", async () => {
    const router = open({ isChanged: true });
    await goHome();
    const notice = await shown();
    await act(async () => notice?.action?.onAction());
    await screen.findByText("Datasets");
    expect(router.state.location.pathname).toBe("/");
  });

  it("does not stop users who have to sign in first", async () => {
    const router = open({ isChanged: true });
    await act(() => router.navigate("/sign-in"));
    expect(router.state.location.pathname).toBe("/sign-in");
  });

  it.each([
    ["asks while they are not stored on this computer", false, "asked"],
    ["is free once they are", true, "closed"],
  ])("with unsaved changes, closing the tab %s (use A7)", (_name, isAllKept, outcome) => {
    open({ isChanged: true, isAllKept });
    expect(closeTab()).toBe(outcome);
  });

  it.each([
    ["is free where they are stored on this computer", true, "closed"],
    ["asks where they are only in memory", false, "asked"],
  ])("with pending writes, closing the tab %s", (_name, isDurable, outcome) => {
    open({ isWaiting: true, isDurable });
    expect(closeTab()).toBe(outcome);
  });
});

describe("changes that another record would hide", () => {
  it("are asked about at each attempt, and no longer once the user stays", async () => {
    const committed = criteriaFrom(new URLSearchParams("status=submitted"), "tickets");
    const response = { status: "submitted", values: { need: { value: "refund" } } };
    const store = createStore(() => ({
      criteria: { committed, working: committed },
      questions: [{ name: "need", required: true, settings: { type: "label_selection" } }],
      queue: { slots: [{ id: "record" }], index: 0, many: 1 },
      recordStates: {
        record: { draft: { need: changed }, snapshot: { need: saved }, entry: null, confirmed: response },
      },
    }));
    const session = { ...store, stay: vi.fn(), ignoreChanges: vi.fn() };
    const attempt = () =>
      act(async () => {
        const page = { ...committed.page, page: 2 };
        store.setState({ criteria: { committed, working: { ...committed, page } } });
      });
    renderHook(() => useChangesGuard(session as unknown as Parameters<typeof useChangesGuard>[0]));
    expect(notices.getSnapshot()).toEqual([]);
    await attempt();
    const first = await shown();
    await attempt();
    await waitFor(async () => expect((await shown())?.id).not.toBe(first?.id));
    expect(notices.getSnapshot()).toHaveLength(1);
    await act(async () => store.setState({ criteria: { committed, working: committed } }));
    expect(notices.getSnapshot()).toEqual([]);
  });
});
