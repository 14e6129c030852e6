import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentType, createRef, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import * as library from "..";
import type { Conforming } from "./conforming";
import { primitives } from "./fixtures";
import { layers } from "./fixtures-layers";

const layerFolders = layers.map(({ folder }) => folder);
// Not primitives, or tested by their own suite.
const others = ["theme", "span-highlighter"];

// Components that only tie others together.
const withoutRoot = ["DescriptionTooltip", "DisabledReason", "MatchProvider"];

const silent = () => undefined;
const found = ({ role, label }: Pick<Conforming, "role" | "label">) =>
  screen.getByRole(role as string, label ? { name: label } : {});

for (const primitive of primitives) describe(primitive.name, () => tests(primitive));

function tests(primitive: Conforming) {
  const { make, role, label, states = [], keys = [], passes = [], isPart, hasOwnId } = primitive;

  if (role) {
    test("has its role and accessible name", () => {
      render(make({}, silent));
      expect(found(primitive)).toBeInTheDocument();
      if (label) expect(found(primitive)).toHaveAccessibleName();
    });
  }

  if (!isPart) {
    test("forwards its ref and any attribute, with its name and its messages", () => {
      const ref = createRef<HTMLElement>();
      const id = hasOwnId ? {} : { id: "mine" };
      const { container } = render(make({ ref, "data-extra": "kept", ...id }, silent));
      const element = container.querySelector('[data-extra="kept"]');
      expect(element).not.toBeNull();
      expect(ref.current).toBe(element);
      if (hasOwnId) return;
      expect(element).toHaveAttribute("id", "mine");
      if (label) expect(found(primitive)).toBeInTheDocument();
    });
  }

  test("is rendered on the server as in the browser", async () => {
    expect(await hydrated(make({}, silent))).toEqual([]);
  });

  for (const [props, attribute, value] of states) {
    test(`renders ${JSON.stringify(props)} as ${attribute}=${value}`, () => {
      const { container } = render(make({ "data-extra": "kept", ...props }, silent));
      // A state may change the name.
      const element = role
        ? found(isPart ? primitive : { role })
        : container.querySelector('[data-extra="kept"]');
      expect(element).toHaveAttribute(attribute, value);
    });
  }

  for (const [key, ...said] of keys) {
    test(`reports ${JSON.stringify(said)} on ${key}`, () => {
      const onAct = vi.fn();
      render(make({}, onAct));
      found(primitive).focus();
      fireEvent.keyDown(found(primitive), { key });
      expect(onAct).toHaveBeenLastCalledWith(...said);
    });
  }

  for (const key of passes) {
    test(`does not handle ${key}`, () => {
      const onPage = vi.fn();
      const listen = (event: KeyboardEvent) => onPage(event.key, event.defaultPrevented);
      window.addEventListener("keydown", listen);
      render(make({}, silent));
      fireEvent.keyDown(found(primitive), { key });
      window.removeEventListener("keydown", listen);
      expect(onPage).toHaveBeenCalledWith(key, false);
    });
  }
}

/** What a browser complains about that takes over what a server has made. */
async function hydrated(element: ReactElement): Promise<unknown[]> {
  const complaints: unknown[] = [];
  const host = document.createElement("div");
  host.innerHTML = renderToString(element);
  document.body.append(host);
  const onRecoverableError = (error: unknown) => complaints.push(String(error));
  const root = await act(async () => hydrateRoot(host, element, { onRecoverableError }));
  act(() => root.unmount());
  host.remove();
  return complaints;
}

describe("the class and the style of a caller (library 4.10)", () => {
  const onPage = primitives.filter(({ isPart }) => !isPart);
  const cases = [...onPage, ...layers];

  test.each(cases)("$name has them on its outermost element, after its own", (primitive) => {
    const { make, open, inside } = primitive;
    const look = { className: "of-caller", style: { "--of-caller": "kept" } };
    const { container } = render(make({ ...look, "data-extra": "kept" }, silent));
    open?.();
    const styled = document.querySelectorAll<HTMLElement>(".of-caller");
    expect(styled).toHaveLength(1);
    const [root] = styled;
    expect(root?.getAttribute("class")).toMatch(/(^| )of-caller$/);
    expect(root?.style.getPropertyValue("--of-caller")).toBe("kept");
    expect(document.querySelectorAll('[style*="--of-caller"]')).toHaveLength(1);
    const control = document.querySelector('[data-extra="kept"]');
    expect(control === root || root?.contains(control)).toBe(true);
    const outside = inside ? container.querySelector(inside) : container;
    if (onPage.includes(primitive)) expect(root?.parentElement).toBe(outside);
  });

  test("every public component is among them", () => {
    const known = new Set<unknown>(cases.map(({ name }) => name));
    const names = Object.entries<ComponentType | unknown>(library)
      .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === "function")
      .map(([name]) => name);
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name) => !known.has(name) && !withoutRoot.includes(name))).toEqual([]);
  });
});

test("every primitive is in the suite", () => {
  const folders = Object.keys(import.meta.glob("../*/*.stories.tsx")).map((file) => file.split("/")[1] ?? "");
  const known = new Set([...primitives.map(({ folder }) => folder), ...layerFolders, ...others]);
  expect(folders.length).toBeGreaterThan(30);
  expect(folders.filter((folder) => !known.has(folder))).toEqual([]);
});
