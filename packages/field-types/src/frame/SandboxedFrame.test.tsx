import { LocaleProvider, makeI18n } from "@glossa/locales";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { FrameExit } from "./FrameExit";
import { FrameProvider } from "./FrameProvider";
import { enterFrame } from "./focus/watch-focus";
import type { FrameContent, FromFrame } from "./protocol";
import { SandboxedFrame } from "./SandboxedFrame";

const i18n = await makeI18n("en");
const content: FrameContent = { kind: "html", html: "<p>Hello</p>", direction: "ltr" };
const addresses = { html: "/frame/html/1.html", custom: "/frame/custom/2.html" };

/** Renders a frame and sends messages in the name of its content. */
function open(shown: FrameContent = content) {
  render(
    <LocaleProvider i18n={i18n}>
      <FrameProvider addresses={addresses}>
        <FrameExit onLeave={() => screen.getByRole("button", { name: "Questions" }).focus()}>
          <SandboxedFrame title="Message" content={shown} />
          <button type="button">Questions</button>
        </FrameExit>
      </FrameProvider>
    </LocaleProvider>,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>("Message (embedded content)");
  const post = vi.fn();
  Object.defineProperty(frame, "contentWindow", { value: { postMessage: post }, configurable: true });
  // In browsers, frames are focusable without it.
  frame.tabIndex = 0;
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
  test("may only run scripts, and has a URL with its own content security policy", () => {
    const { frame } = open();
    expect(frame.getAttribute("sandbox")).toBe("allow-scripts");
    expect(frame.getAttribute("src")).toBe(addresses.html);
    expect(frame.hasAttribute("srcdoc")).toBe(false);
    expect(frame.getAttribute("referrerpolicy")).toBe("no-referrer");
  });

  test("receives its content and the page's appearance by message, never in its URL", () => {
    const { message, target } = open();
    expect(target).toBe("*");
    expect(message).toMatchObject({ content, look: { tokens: { "--text": expect.any(String) } } });
  });

  test("is notified when the theme changes", async () => {
    const { port } = open();
    const told = vi.fn();
    port.onmessage = ({ data }) => told(data);
    document.documentElement.dataset.theme = "dark";
    await waitFor(() => expect(told).toHaveBeenCalledWith({ look: expect.anything() }));
  });

  test("has the height of its content", async () => {
    const { frame, say } = open();
    await say({ type: "height", height: 321 });
    expect(frame).toHaveStyle({ blockSize: "321px" });
  });

  test("lists refused requests below it, with their number and reason", async () => {
    const { say } = open();
    const picture = { kind: "image", detail: "https://example.org/pixel.png", count: 1 } as const;
    await say({ type: "refused", refused: [picture] });
    expect(screen.getByText("1 item was blocked in this content")).toBeInTheDocument();
    await say({ type: "refused", refused: [picture] });
    expect(await screen.findByText("2 items were blocked in this content")).toBeInTheDocument();
    expect(screen.getByText("https://example.org/pixel.png")).toBeInTheDocument();
    expect(screen.getByText(/has no network/)).toBeInTheDocument();
  });

  test("cannot trigger keys in the page, whatever it sends (api 3a) (security H5)", async () => {
    const { frame, port } = open();
    const pressed = vi.fn();
    document.addEventListener("keydown", pressed);
    enterFrame(frame);
    const press = { key: "Enter", ctrlKey: true };
    await act(async () => {
      port.postMessage({ type: "key", press });
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
    expect(pressed).not.toHaveBeenCalled();
  });

  test("explains where key presses go while the focus is inside, and has a ring", () => {
    const { frame } = open();
    const notice = "Keyboard input goes to this content. Press Esc to return to the questions.";
    act(() => enterFrame(frame));
    expect(screen.getByText(notice)).toHaveRole("status");
    expect(frame.closest("[data-inside]")).not.toBeNull();
    act(() => frame.blur());
    fireEvent.focus(window);
    expect(screen.queryByText(notice)).toBeNull();
    expect(frame.closest("[data-inside]")).toBeNull();
  });

  test("returns the focus on request, to the target that the page defines", async () => {
    const { frame, say } = open();
    await say({ type: "leave" });
    expect(screen.getByRole("button", { name: "Questions" })).not.toHaveFocus();
    act(() => enterFrame(frame));
    await say({ type: "leave" });
    expect(screen.getByRole("button", { name: "Questions" })).toHaveFocus();
  });

  test("that takes the focus loses it at once, and is removed when it does so repeatedly (api 3b)", async () => {
    const { frame } = open();
    const button = screen.getByRole("button", { name: "Questions" });
    button.focus();
    for (let theft = 0; theft < 5; theft += 1) {
      expect(frame).toBeInTheDocument();
      frame.focus();
      fireEvent.blur(window);
      await waitFor(() => expect(button).toHaveFocus());
    }
    expect(frame).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("repeatedly took the keyboard focus");
    fireEvent.click(screen.getByRole("button", { name: "Show again" }));
    expect(screen.getByTitle("Message (embedded content)")).toBeInTheDocument();
  });

  test.each([
    ["by its port", (port: MessagePort) => port.postMessage({ type: "height", height: 50 })],
    [
      "to the page",
      (_port: MessagePort, source: Window | null) =>
        window.dispatchEvent(new MessageEvent("message", { source, data: 1 })),
    ],
  ])("that floods the page with %s is removed (api 3b)", async (_how, send) => {
    const { frame, port } = open();
    const source = window.frames[0] ?? null;
    Object.defineProperty(frame, "contentWindow", { value: source });
    for (let count = 0; count < 300; count += 1) act(() => send(port, source));
    await waitFor(() => expect(frame).not.toBeInTheDocument());
    expect(screen.getByRole("status")).toHaveTextContent("more messages than this page can process");
  });

  test("that navigates to another page is removed, and shown again on request", () => {
    const { frame } = open();
    fireEvent.load(frame);
    expect(frame).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Show again" }));
    expect(screen.getByTitle("Message (embedded content)")).toBeInTheDocument();
  });

  test("shows the error message of a template", async () => {
    const { say } = open({ kind: "custom", template: "{{#if}", isAdvanced: false, record: {} });
    await say({ type: "failed", message: "Parse error on line 1" });
    expect(screen.getByRole("alert")).toHaveTextContent("Parse error on line 1");
  });

  test("that does not load shows a message and can be retried", () => {
    vi.useFakeTimers();
    open();
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.getByText("This content could not be loaded.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
    vi.useRealTimers();
  });
});

test("without a URL is replaced by a message, and the developer is told; the rest of the page stays", () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  render(
    <LocaleProvider i18n={i18n}>
      <SandboxedFrame title="Message" content={content} />
      <p>Another field</p>
    </LocaleProvider>,
  );
  expect(screen.getByText("This page is not set up to show HTML and templates.")).toBeInTheDocument();
  expect(screen.getByText("Another field")).toBeInTheDocument();
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("Put a FrameProvider around"));
  vi.restoreAllMocks();
});
