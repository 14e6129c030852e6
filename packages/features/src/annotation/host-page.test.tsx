// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type PageAddresses, PageAddressesProvider } from "../shell";
import { AnnotationScreen } from "./AnnotationScreen";
import { aScreen } from "./fixtures/fixtures";

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom has no layout.
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("IntersectionObserver", Observer);
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const i18n = await makeI18n("en");

interface Host {
  screen?: Partial<ComponentProps<typeof AnnotationScreen>>;
  addresses?: PageAddresses;
  workspace?: string;
}

/** The screen on the page of a host. */
async function open({ screen: own, addresses, workspace }: Host = {}) {
  const props = { ...aScreen(), ...own };
  const dataset = { ...props.view.dataset, ...(workspace !== undefined && { workspace }) };
  const page = <AnnotationScreen {...props} view={{ ...props.view, dataset }} />;
  await act(async () =>
    render(
      <LocaleProvider i18n={i18n}>
        {addresses ? <PageAddressesProvider value={addresses}>{page}</PageAddressesProvider> : page}
      </LocaleProvider>,
    ),
  );
}

const topBar = () => within(screen.getAllByRole("banner")[0] as HTMLElement);
/** The links of the top bar: their names with their addresses. */
const links = () =>
  topBar()
    .queryAllByRole("link")
    .map((link) => [link.getAttribute("aria-label") ?? link.textContent, link.getAttribute("href")]);

describe("the links of the top bar", () => {
  it("lead to the pages of the app by default", async () => {
    await open({ workspace: "help desk" });
    expect(links()).toEqual([
      ["Glossa, home", "/"],
      ["Home", "/"],
      ["help desk", "/?workspaces=help%20desk"],
    ]);
  });

  it("lead where the host says", async () => {
    const workspaceOf = (name: string) => `/labelling/teams/${name}`;
    await open({ addresses: { home: "/labelling", workspaceOf }, workspace: "desk" });
    expect(links()).toEqual([
      ["Glossa, home", "/labelling"],
      ["Home", "/labelling"],
      ["desk", "/labelling/teams/desk"],
    ]);
  });

  it("are left out without an address, and without a workspace", async () => {
    await open({ workspace: "" });
    expect(links().map(([name]) => name)).toEqual(["Glossa, home", "Home"]);
    cleanup();
    await open({ addresses: {} });
    expect(links()).toEqual([]);
  });
});

describe("the account menu and the gear", () => {
  const names = ["^Account", "Settings"];
  const shown = () =>
    names.filter((name) => topBar().queryByRole("button", { name: new RegExp(name, "i") }) !== null);

  it("are shown if the host provides them", async () => {
    await open();
    expect(shown()).toEqual(names);
  });

  it("are left out if it does not", async () => {
    await open({ screen: { account: undefined, ports: { ...aScreen().ports, onSettings: undefined } } });
    expect(shown()).toEqual([]);
  });
});
