import { rememberTarget } from "@glossa/features/access";
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepsForm } from "../paths";
import { queryClient } from "../queries/client";
import { storedToken, useAuth } from "../state/auth";
import { useLanguage } from "../state/language";
import { notices } from "../state/notices";
import { loader } from "./oauth-callback";
import { Component as SignIn } from "./sign-in";
import { Component as Welcome } from "./welcome";

const i18n = await makeI18n("en");
useLanguage.setState({ i18n });

const space = { space_id: "ana/tickets", space_title: "Tickets", space_author_name: "ana" };
const inSpace = { argilla: {}, huggingface: { ...space, space_persistent_storage_enabled: true } };

interface Replies {
  /** The names of the providers; undefined: their list cannot be loaded. */
  providers?: readonly string[];
  settings?: object;
  token?: () => Response;
}

/** The requested paths with their queries. */
let asked: string[] = [];

/** Opens an address of the app on a server with these replies. */
function open(address: string, { providers, settings = { argilla: {} }, token }: Replies, state?: object) {
  window.history.replaceState(null, "", address);
  asked = [];
  vi.stubGlobal("fetch", async (url: string) => {
    const { pathname, search } = new URL(url, "http://here");
    asked.push(pathname.replace("/api/v1/", "") + search);
    if (pathname.endsWith("/settings")) return Response.json(settings);
    if (pathname.endsWith("/access-token")) return token?.() ?? Response.error();
    if (!providers) return Response.json({ detail: "broken" }, { status: 500 });
    return Response.json({ items: providers.map((name) => ({ name })) });
  });
  const [pathname = "", search = ""] = address.split(/(?=\?)/);
  const router = createMemoryRouter(
    [
      { path: "/sign-in", element: <SignIn /> },
      { path: "/welcome-hf-sign-in", element: <Welcome /> },
      { path: "/oauth/:provider/callback", loader, element: null, HydrateFallback: () => null },
      { path: "*", element: <p>{"Inside"}</p> },
    ],
    { initialEntries: [{ pathname, search, state }] },
  );
  render(
    <LocaleProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LocaleProvider>,
  );
  return router;
}

const assigned = vi.fn();

/** Replaces `window.location` for the app: jsdom does not navigate. */
function stubLocation(search: string) {
  vi.stubGlobal("location", { ...window.location, href: window.location.href, search, assign: assigned });
}

beforeEach(() => assigned.mockClear());
afterEach(() => {
  vi.restoreAllMocks();
});

describe("the sign-in page", () => {
  it("shows no other way to sign in while the server names none (spec 26)", async () => {
    open("/sign-in", { providers: [] });
    await waitFor(() => expect(asked).toContain("oauth2/providers"));
    expect(screen.queryByText("or")).toBeNull();
    expect(screen.getByRole("button", { name: "Sign in" })).toBeDefined();
  });

  it("works as if there were none if they cannot be loaded, without a message (spec 35)", async () => {
    open("/sign-in", {});
    await waitFor(() => expect(queryClient.getQueryState(["oauth2", "providers"])?.status).toBe("success"));
    expect(screen.queryByText("or")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(notices.getSnapshot()).toEqual([]);
  });

  it("leaves for the hub with the current query, by a button below a separator (spec 27, 36)", async () => {
    open("/sign-in?a=b%20c", { providers: ["huggingface"] });
    const button = await screen.findByRole("button", { name: "Continue with Hugging Face" });
    screen.getByText("or");
    stubLocation("?a=b%20c");
    fireEvent.click(button);
    expect(assigned).toHaveBeenCalledWith("/api/v1/oauth2/providers/huggingface/authentication?a=b%20c");
  });

  it("opens a window of its own if it is embedded (spec 37)", async () => {
    open("/sign-in", { providers: ["huggingface"] });
    const button = await screen.findByRole("button", { name: "Continue with Hugging Face" });
    vi.spyOn(window, "top", "get").mockReturnValue({} as Window);
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    fireEvent.click(button);
    expect(opened).toHaveBeenCalledWith("/api/v1/oauth2/providers/huggingface/authentication", "_blank");
    expect(assigned).not.toHaveBeenCalled();
  });

  it("leads to the welcome page in a space of the hub, with the same query (spec 59)", async () => {
    const router = open("/sign-in?a=b", { providers: ["huggingface"], settings: inSpace });
    await screen.findByText("Welcome to Tickets");
    expect(router.state.location.pathname + router.state.location.search).toBe("/welcome-hf-sign-in?a=b");
  });

  it("stays open there if the welcome page has led to it (spec 58)", async () => {
    const router = open("/sign-in", { providers: ["huggingface"], settings: inSpace }, keepsForm);
    await screen.findByRole("button", { name: "Continue with Hugging Face" });
    expect(router.state.location.pathname).toBe("/sign-in");
  });
});

describe("the welcome page of a space", () => {
  const hub = { providers: ["huggingface"], settings: inSpace };

  it("names the space and its author, and offers the hub and the form with the same query (spec 29, 30, 31)", async () => {
    const router = open("/welcome-hf-sign-in?a=b", hub);
    await screen.findByRole("heading", { name: "Welcome to Tickets" });
    screen.getByText("A space by ana");
    stubLocation("?a=b");
    fireEvent.click(screen.getByRole("button", { name: "Sign in with Hugging Face" }));
    expect(assigned).toHaveBeenCalledWith("/api/v1/oauth2/providers/huggingface/authentication?a=b");
    fireEvent.click(screen.getByRole("button", { name: "Sign in with a username" }));
    await screen.findByLabelText("Username");
    expect(router.state.location.pathname + router.state.location.search).toBe("/sign-in?a=b");
  });

  it("leads to the form without the provider (spec 32)", async () => {
    const router = open("/welcome-hf-sign-in", { ...hub, providers: [] });
    await screen.findByLabelText("Username");
    expect(router.state.location.pathname).toBe("/sign-in");
  });

  it("leads home outside of a space (spec 62)", async () => {
    const router = open("/welcome-hf-sign-in", { providers: ["huggingface"] });
    await screen.findByText("Inside");
    expect(router.state.location.pathname).toBe("/");
  });

  it("leads users home who are signed in (spec 61)", async () => {
    useAuth.getState().signIn("token");
    const router = open("/welcome-hf-sign-in", hub);
    await screen.findByText("Inside");
    expect(router.state.location.pathname).toBe("/");
  });
});

describe("the page to which a provider sends users back", () => {
  const granted = () => Response.json({ access_token: "new", token_type: "bearer" });

  it("exchanges its query for a token and opens the requested page (spec 33, 47)", async () => {
    rememberTarget("/dataset/1/annotation-mode?page=2");
    const router = open("/oauth/company/callback?code=c&state=s&iss=i", { token: granted });
    await screen.findByText("Inside");
    expect(asked).toEqual(["oauth2/providers/company/access-token?code=c&state=s&iss=i"]);
    expect(storedToken()).toBe("new");
    expect(router.state.location.pathname + router.state.location.search).toBe(
      "/dataset/1/annotation-mode?page=2",
    );
  });

  it("says that the user is not authorized, and why, and opens home (spec 34)", async () => {
    const taken = { status: 401, headers: { "x-error-code": "provider_username_taken" } };
    const refused = () => Response.json({ detail: "Another user has the username ben" }, taken);
    const router = open("/oauth/company/callback?code=c&state=s", { token: refused });
    await screen.findByText("Inside");
    expect(router.state.location.pathname).toBe("/");
    expect(storedToken()).toBeNull();
    const text =
      "You are not authorised to sign in this way. Someone else has your username here. Ask an owner to rename one of you.";
    await waitFor(() =>
      expect(notices.getSnapshot()).toEqual([expect.objectContaining({ tone: "danger", text })]),
    );
  });

  it("opens home without a query (spec 60)", async () => {
    const router = open("/oauth/company/callback", { token: granted });
    await screen.findByText("Inside");
    expect(router.state.location.pathname).toBe("/");
    expect(asked).toEqual([]);
  });
});
