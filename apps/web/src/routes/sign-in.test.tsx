import { rememberTarget } from "@glossa/features/access";
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { queryClient } from "../queries/client";
import { storedToken } from "../state/auth";
import { useLanguage } from "../state/language";
import { Component } from "./sign-in";

const i18n = await makeI18n("en");
const entered = Response.json({ access_token: "token", token_type: "bearer" }, { status: 201 });
const redeemed = (redirect_to: string) =>
  Response.json({ access_token: "token", token_type: "bearer", redirect_to }, { status: 201 });

const refusedBy = (code: string) =>
  Response.json({ detail: "…" }, { status: 429, headers: { "x-error-code": code } });
useLanguage.setState({ i18n });

/** Opens the page at an address, with this reply, or these, to a sign-in; undefined: there is no server. */
function open(address: string, reply: Response | (() => Response | undefined) | undefined) {
  window.history.replaceState(null, "", address);
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (url.endsWith("/providers")) return Response.json({ items: [] });
    if (url.endsWith("/settings")) return Response.json({ argilla: {} });
    sent.push(String(init.body));
    const next = typeof reply === "function" ? reply() : reply;
    if (!next) throw new TypeError("no network");
    return next.clone();
  });
  const router = createMemoryRouter(
    [
      { path: "/sign-in", element: <Component /> },
      { path: "*", element: <p>{"Inside"}</p> },
    ],
    { initialEntries: ["/sign-in"] },
  );
  render(
    <LocaleProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LocaleProvider>,
  );
  return { router, sent };
}

function typeIn(username: string, password: string): void {
  fireEvent.change(screen.getByLabelText("Username"), { target: { value: username } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: password } });
  fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
}

function expectUnmarked(label: string, alert: HTMLElement): void {
  const field = screen.getByLabelText(label);
  expect(field.getAttribute("aria-invalid")).toBeNull();
  expect(field.getAttribute("aria-describedby")?.split(" ") ?? []).not.toContain(alert.id);
}

describe("signing in", () => {
  it("says that the browser refuses to store data, before and after the attempt", async () => {
    const refusal = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    open("/sign-in", entered);
    expect(screen.getByRole("alert").textContent).toMatch(/does not let this site store data/u);
    typeIn("ana", "12345678");
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect((await screen.findByRole("alert")).textContent).toMatch(/does not let this site store data/u);
    expect(storedToken()).toBeNull();
    refusal.mockRestore();
  });

  it("leads to the page that the user wanted to open", async () => {
    rememberTarget("/dataset/1/annotation-mode?page=2");
    const { router } = open("/sign-in", entered);
    typeIn("ana", "12345678");
    await screen.findByText("Inside");
    expect(router.state.location.pathname + router.state.location.search).toBe(
      "/dataset/1/annotation-mode?page=2",
    );
    expect(storedToken()).toBe("token");
  });

  it.each([
    ["a wrong password", Response.json({ detail: "no" }, { status: 401 }), /wrong|incorrect|match/i],
    ["what the server says", Response.json({ detail: "Too many tries" }, { status: 429 }), /Too many tries/],
    ["too many attempts", refusedBy("too_many_sign_ins"), /^Too many sign-in attempts/],
    ["an unreachable server", undefined, /server/i],
  ])("reports %s, and can be retried", async (_, reply, words) => {
    open("/sign-in", reply);
    typeIn("ana", "wrong");
    expect((await screen.findByRole("alert")).textContent).toMatch(words);
    expect(screen.getByRole("button", { name: "Sign in" }).hasAttribute("disabled")).toBe(false);
    expect(storedToken()).toBeNull();
  });

  it("does not mark the fields if the server cannot be reached", async () => {
    open("/sign-in", undefined);
    typeIn("ana", "12345678");
    const alert = await screen.findByRole("alert");
    for (const label of ["Username", "Password"]) expectUnmarked(label, alert);
  });

  it("happens at once by a link, whose secret is removed from the address before", async () => {
    const { router, sent } = open("/sign-in#link=once", redeemed("/dataset/7/annotation-mode"));
    expect(window.location.href).not.toContain("once");
    await waitFor(() => expect(router.state.location.pathname).toBe("/dataset/7/annotation-mode"));
    expect(sent).toEqual([JSON.stringify({ token: "once" })]);
  });

  it("leads to the home page if the target of a link is outside the app", async () => {
    const { router } = open("/sign-in#link=once", redeemed("//elsewhere.example"));
    await screen.findByText("Inside");
    expect(router.state.location.pathname).toBe("/");
  });

  it("falls back to the form if a link has expired", async () => {
    open("/sign-in#link=old", Response.json({ detail: "gone" }, { status: 404 }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/link/i);
    expect(screen.getByLabelText("Username")).toBeTruthy();
  });
});

it.each([
  ["is down", new Response("", { status: 500 }), "An error occurred, please try again later"],
  ["has too many requests", refusedBy("too_many_sign_ins"), /^Too many sign-in attempts/],
])("a link is not called expired if the server %s (spec 460)", async (_, reply, words) => {
  open("/sign-in#link=once", reply);
  expect((await screen.findByRole("alert")).textContent).toMatch(words);
});

describe("a second factor", () => {
  const asked = Response.json(
    { detail: "…" },
    { status: 403, headers: { "x-error-code": "second_factor_required" } },
  );
  const wrong = Response.json(
    { detail: "…" },
    { status: 422, headers: { "x-error-code": "second_factor_code" } },
  );

  it("is asked for after the password, and sent together with it", async () => {
    const replies = [asked, wrong, entered];
    const { router, sent } = open("/sign-in", () => replies.shift());
    typeIn("ana", "12345678");
    const send = async (code: string) => {
      fireEvent.change(await screen.findByLabelText("Code"), { target: { value: code } });
      fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
    };
    await send("111111");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toMatch(/^The code is wrong/);
    const field = screen.getByLabelText("Code");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(field.getAttribute("aria-describedby")?.split(" ")).toContain(alert.id);
    await send("222222");
    await screen.findByText("Inside");
    expect(router.state.location.pathname).toBe("/");
    expect(JSON.parse(sent[2] ?? "")).toEqual({ username: "ana", password: "12345678", code: "222222" });
  });

  it("can be a recovery code, about which an earlier failure says nothing", async () => {
    const replies = [asked, wrong];
    open("/sign-in", () => replies.shift());
    typeIn("ana", "12345678");
    fireEvent.change(await screen.findByLabelText("Code"), { target: { value: "111111" } });
    fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await screen.findByRole("alert");
    fireEvent.click(screen.getByRole("button", { name: "Use a recovery code" }));
    expect(screen.getByLabelText("Recovery code")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is not called wrong if the server cannot be reached", async () => {
    const replies = [asked];
    open("/sign-in", () => replies.shift());
    typeIn("ana", "12345678");
    fireEvent.change(await screen.findByLabelText("Code"), { target: { value: "111111" } });
    fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
    expectUnmarked("Code", await screen.findByRole("alert"));
  });

  it("leads back to the form", async () => {
    open("/sign-in", asked);
    typeIn("ana", "12345678");
    fireEvent.click(await screen.findByRole("button", { name: "Back" }));
    expect(screen.getByLabelText("Username")).toHaveProperty("value", "");
  });
});
