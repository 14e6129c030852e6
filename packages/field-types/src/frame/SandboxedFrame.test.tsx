import { LocaleProvider, loadLateWords, makeI18n } from "@glossa/locales";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { FrameProvider } from "./FrameProvider";
import type { FrameContent, FromFrame } from "./protocol";
import { SandboxedFrame } from "./SandboxedFrame";

const i18n = await makeI18n("en");
await loadLateWords(i18n);
const content: FrameContent = { kind: "html", html: "<p>Hello</p>", direction: "ltr" };
const addresses = { html: "/frame/html/1.html", custom: "/frame/custom/2.html" };

/** Shows a frame and answers for what runs in it. */
function open(shown: FrameContent = content) {
  render(
    <LocaleProvider i18n={i18n}>
      <FrameProvider addresses={addresses}>
        <SandboxedFrame title="Message" content={shown} />
      </FrameProvider>
    </LocaleProvider>,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>("Message, in a frame of its own");
  const post = vi.fn();
  Object.defineProperty(frame, "contentWindow", { value: { postMessage: post } });
  fireEvent.load(frame);
  const [message, target, [port]] = post.mock.calls[0] as [unknown, string, [MessagePort]];
  const say = async (said: FromFrame) => {
    await act(async () => {
      port.postMessage(said);
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
  };
  return { frame, message, target, port, say };
}

describe("a frame", () => {
  test("may run scripts and nothing else, and comes from an address with a policy of its own", () => {
    const { frame } = open();
    expect(frame.getAttribute("sandbox")).toBe("allow-scripts");
    expect(frame.getAttribute("src")).toBe(addresses.html);
    expect(frame.hasAttribute("srcdoc")).toBe(false);
    expect(frame.getAttribute("referrerpolicy")).toBe("no-referrer");
  });

  test("is handed its content and the look of the page by message, never in its address", () => {
    const { message, target } = open();
    expect(target).toBe("*");
    expect(message).toMatchObject({ content, look: { tokens: { "--text": expect.any(String) } } });
  });

  test("is told when the theme changes", async () => {
    const { port } = open();
    const told = vi.fn();
    port.onmessage = ({ data }) => told(data);
    document.documentElement.dataset.theme = "dark";
    await waitFor(() => expect(told).toHaveBeenCalledWith({ look: expect.anything() }));
  });

  test("is as high as what it shows", async () => {
    const { frame, say } = open();
    await say({ type: "height", height: 321 });
    expect(frame).toHaveStyle({ blockSize: "321px" });
  });

  test("has under it how much it was refused, what, and why", async () => {
    const { say } = open();
    await say({ type: "refused", kind: "image", detail: "https://example.org/pixel.png" });
    expect(screen.getByText("1 thing was blocked in this frame")).toBeInTheDocument();
    await say({ type: "refused", kind: "image", detail: "https://example.org/pixel.png" });
    expect(screen.getByText("2 things were blocked in this frame")).toBeInTheDocument();
    expect(screen.getByText("https://example.org/pixel.png")).toBeInTheDocument();
    expect(screen.getByText(/has no network/)).toBeInTheDocument();
  });

  test("passes keys on to the page by name, while it has the focus", async () => {
    const { frame, say } = open();
    const pressed = vi.fn();
    document.addEventListener("keydown", ({ key, ctrlKey }) => pressed(key, ctrlKey));
    const press = {
      key: "Enter",
      ctrlKey: true,
      metaKey: false,
      shiftKey: false,
      altKey: false,
      repeat: false,
    };
    await say({ type: "key", press });
    expect(pressed).not.toHaveBeenCalled();
    frame.tabIndex = 0;
    frame.focus();
    await say({ type: "key", press });
    expect(pressed).toHaveBeenCalledWith("Enter", true);
  });

  test("has a ring for as long as the keyboard is inside", async () => {
    const { frame, say } = open();
    await say({ type: "focus", isInside: true });
    expect(frame.parentElement).toHaveAttribute("data-inside");
    await say({ type: "focus", isInside: false });
    expect(frame.parentElement).not.toHaveAttribute("data-inside");
  });

  test("is left with Escape, to where Tab goes on", async () => {
    const { say } = open();
    await say({ type: "leave" });
    expect(screen.getByText("Esc leaves the frame")).toHaveFocus();
  });

  test("that goes to another page is taken away, and shown again when asked for", () => {
    const { frame } = open();
    fireEvent.load(frame);
    expect(frame).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Show it again" }));
    expect(screen.getByTitle("Message, in a frame of its own")).toBeInTheDocument();
  });

  test("shows the error of a template in its own words", async () => {
    const { say } = open({ kind: "custom", template: "{{#if}", isAdvanced: false, record: {} });
    await say({ type: "failed", message: "Parse error on line 1" });
    expect(screen.getByRole("alert")).toHaveTextContent("Parse error on line 1");
  });

  test("that never answers says so and can be tried again", () => {
    vi.useFakeTimers();
    open();
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.getByText("This content could not be loaded.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
    vi.useRealTimers();
  });
});

test("without an address there is no frame, and the developer is told", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() =>
    render(
      <LocaleProvider i18n={i18n}>
        <SandboxedFrame title="Message" content={content} />
      </LocaleProvider>,
    ),
  ).toThrow(/Put a FrameProvider around/);
  vi.restoreAllMocks();
});
