// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type PageAddresses, PageAddressesProvider } from "../shell";
import { AnnotationScreen } from "./AnnotationScreen";
import { aForm, aScreen } from "./fixtures/fixtures";

class Observer {
  constructor(private readonly seen: (entries: unknown[]) => void) {}
  observe() {
    this.seen([{ borderBoxSize: [{ blockSize: 40, inlineSize: 300 }] }]);
  }
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
  vi.unstubAllGlobals();
});

const i18n = await makeI18n("en");

interface Host {
  screen?: Partial<ComponentProps<typeof AnnotationScreen>>;
  addresses?: PageAddresses;
  workspace?: string;
  isStrict?: boolean;
}

/** The screen on the page of a host. */
async function open({ screen: own, addresses, workspace, isStrict = false }: Host = {}) {
  const props = { ...aScreen(), ...own };
  const dataset = { ...props.view.dataset, ...(workspace !== undefined && { workspace }) };
  const page = <AnnotationScreen {...props} view={{ ...props.view, dataset }} />;
  return await act(async () =>
    render(
      <LocaleProvider i18n={i18n}>
        {addresses ? <PageAddressesProvider value={addresses}>{page}</PageAddressesProvider> : page}
      </LocaleProvider>,
      { reactStrictMode: isStrict },
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

describe("what the screen leaves behind", () => {
  const leave = async () => {
    const opened = await open();
    await act(async () => opened.unmount());
  };

  it("is the title of the host", async () => {
    document.title = "Host";
    const { unmount } = await open();
    expect(document.title).toMatch(/Glossa$/);
    await act(async () => unmount());
    expect(document.title).toBe("Host");
  });

  it("is not a title that the next page of the host has set already", async () => {
    const { unmount } = await open();
    document.title = "Next page";
    await act(async () => unmount());
    expect(document.title).toBe("Next page");
  });

  it("is no empty style of the root element, but what the host has there", async () => {
    await leave();
    expect(document.documentElement.hasAttribute("style")).toBe(false);
    document.documentElement.style.setProperty("--own", "1");
    await leave();
    expect(document.documentElement.getAttribute("style")).toBe("--own: 1;");
    document.documentElement.removeAttribute("style");
  });
});

describe("a question of a type of another backend", () => {
  const own = aForm();
  const drawing = (required: boolean) =>
    ({
      ...own.questions[0],
      id: "q9",
      name: "drawing",
      title: "Draw it",
      required,
      settings: { type: "drawing" },
    }) as never;
  const openWith = async (required: boolean) => {
    const props = aScreen({
      form: { ...own, questions: [...own.questions, drawing(required)], canSubmit: !required },
    });
    await open({ screen: props });
    return props.ports;
  };
  const region = () => screen.getByRole("region", { name: /^Draw it/ });

  it("has a line in its place, and the others can be answered", async () => {
    const { onValue } = await openWith(false);
    expect(region().textContent).toContain("This version can’t show questions of the type “drawing”.");
    const questions = within(document.getElementById("questions") as HTMLElement);
    fireEvent.click(questions.getAllByRole("radio").at(-1) as HTMLElement);
    expect(onValue).toHaveBeenCalled();
  });

  it("says why the record cannot be submitted if it is required", async () => {
    const { onSubmit } = await openWith(true);
    fireEvent.keyDown(document.body, { key: "Enter", ctrlKey: true });
    expect(onSubmit).not.toHaveBeenCalled();
    expect(within(region()).getByRole("alert").textContent).toContain(
      "This version can’t show this question, so the answer can’t be submitted here.",
    );
  });
});

describe("the focus when the screen comes up", () => {
  function hostField(html: string) {
    document.body.insertAdjacentHTML("afterbegin", html);
    const field = document.body.firstElementChild as HTMLElement;
    field.focus();
    return field;
  }
  afterEach(() => document.body.replaceChildren());

  it.each(["<input>", "<textarea></textarea>", "<select></select>"])(
    "stays in a field of the host (%s), and nothing scrolls",
    async (html) => {
      const field = hostField(html);
      await open({ isStrict: true });
      expect(document.activeElement).toBe(field);
      expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    },
  );

  it.each(["<a href='/'>Open</a>", "<button>Open</button>"])(
    "moves to the first question from what has opened it (%s)",
    async (html) => {
      const opener = hostField(html);
      await open();
      expect(document.activeElement).not.toBe(opener);
      expect(document.activeElement?.closest("#questions")).not.toBeNull();
    },
  );
});
