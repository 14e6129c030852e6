import { LocaleProvider, makeI18n } from "@glossa/locales";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { FieldView } from "./FieldView";
import { FrameProvider } from "./frame/FrameProvider";
import { fieldTypeIcon } from "./icons";
import { recordText } from "./record-text";
import { fieldTypeOf } from "./registry";
import { type FieldSettings, type FieldValue, fieldSchemas } from "./schemas";

const i18n = await makeI18n("en");

function show(settings: FieldSettings, value: unknown) {
  const { container } = render(
    <LocaleProvider i18n={i18n}>
      <FrameProvider addresses={{ html: "/frame/html/1.html", custom: "/frame/custom/2.html" }}>
        <FieldView field={{ title: "Message", settings }} value={value as FieldValue} />
      </FrameProvider>
    </LocaleProvider>,
  );
  return container;
}
const plain = { type: "text", use_markdown: false } as const;
const markdown = { type: "text", use_markdown: true } as const;
const chat = { type: "chat", use_markdown: false } as const;

// Lazily loaded views are available from the second render on, so that the tests need not wait for each of them.
for (const [settings, value] of [
  [{ type: "image" }, "data:,"],
  [chat, [{ role: "user", content: "Hello" }]],
] as const) {
  const container = show(settings, value);
  await waitFor(() => expect(container.querySelector("[aria-busy]")).toBeNull());
  cleanup();
}

describe("a text field", () => {
  test("shows plain text unchanged, including markup (spec 314)", () => {
    const hostile = '<img src=x onerror="alert(1)"> **not bold** & 1 < 2 > <b>neither';
    const container = show(plain, hostile);
    expect(screen.getByText(hostile)).toBeInTheDocument();
    expect(container.querySelector("img, b, strong")).toBeNull();
  });

  test.each([
    ["ltr", "one sentence of text. ", "قضت المحكمة اليوم. "],
    ["rtl", "قضت المحكمة اليوم. ", "one sentence of text. "],
  ])(
    "a paragraph in many blocks has the direction %s in all of them (spec 315)",
    (direction, begin, middle) => {
      const container = show(plain, begin.repeat(2000) + middle.repeat(2000) + begin.repeat(2000));
      const blocks = [...container.querySelectorAll("div[dir] > div")];
      expect(blocks.length).toBeGreaterThan(10);
      expect(new Set(blocks.map((block) => block.getAttribute("dir")))).toEqual(new Set([direction]));
    },
  );

  test("each paragraph has the direction of most of its letters (spec 315)", () => {
    const text = "TCP הוא פרוטוקול אמין.\n42\nPlain words.\n\nPython هي لغة برمجة.";
    const container = show(plain, text);
    const runs = [...container.querySelectorAll("div[dir] > div")];
    expect(runs.map((run) => [run.getAttribute("dir"), run.textContent])).toEqual([
      ["rtl", "TCP הוא פרוטוקול אמין.\n42\n"],
      ["ltr", "Plain words.\n\n"],
      ["rtl", "Python هي لغة برمجة."],
    ]);
    expect(screen.getByText("Plain words.").parentElement?.textContent).toBe(text);
  });

  test("a text of one direction is one element (spec 315)", () => {
    const container = show(plain, "API הוא ממשק\n\nשלום");
    const [text, ...others] = container.querySelectorAll("div[dir]");
    expect(text?.getAttribute("dir")).toBe("rtl");
    expect(text?.childElementCount).toBe(0);
    expect(others).toHaveLength(0);
  });

  test("shows HTML in a frame, not in the page (spec 314)", async () => {
    const container = show(plain, '<p>Hello</p><img src=x onerror="alert(1)">');
    const frame = await screen.findByTitle("Message (embedded content)");
    expect(frame).toHaveAttribute("sandbox", "allow-scripts");
    expect(container.querySelector("img")).toBeNull();
    expect(container).not.toHaveTextContent("Hello");
  });

  test("that a question is answered in shows its source text, whatever its format", () => {
    const html = "<p>Hello</p>";
    render(
      <LocaleProvider i18n={i18n}>
        <FieldView field={{ title: "Message", settings: markdown }} value={html}>
          {(_titleId, shown) => shown}
        </FieldView>
      </LocaleProvider>,
    );
    expect(screen.getByText(html)).toBeInTheDocument();
  });

  test("shows Markdown if the field is configured for it (spec 314)", () => {
    expect(show(markdown, "**bold**").querySelector("strong")).toHaveTextContent("bold");
  });

  test.each([
    ["قضت المحكمة على الشركة.", "rtl"],
    ["The court ruled.", "ltr"],
  ])("has the writing direction of most of its letters (spec 315): %s", (text, direction) => {
    show(plain, text);
    expect(screen.getByText(text)).toHaveAttribute("dir", direction);
  });

  test("shows that it is empty, and is omitted if it is missing", () => {
    show(plain, "");
    expect(screen.getByText("Empty")).toBeInTheDocument();
    expect(show(plain, null)).toBeEmptyDOMElement();
    expect(show(plain, undefined)).toBeEmptyDOMElement();
  });

  test("is named by its title and can be copied", async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    show(plain, "Hello");
    expect(screen.getByRole("region", { name: "Message" })).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Copy Message" }));
    expect(await screen.findByRole("button", { name: "Copied" })).toBeInTheDocument();
    expect(writeText).toHaveBeenCalledWith("Hello");
    vi.unstubAllGlobals();
  });

  test("with a value of another type is not shown", () => {
    show(plain, { not: "a text" });
    expect(screen.getByText("This field can’t be shown here yet.")).toBeInTheDocument();
  });
});

test("the caller's class and style are on the element of a field, in a list, too (library 4.10)", () => {
  const { container } = render(
    <LocaleProvider i18n={i18n}>
      <FieldView field={{ title: "A", settings: plain }} value="x" className="mine" style={{ order: 2 }} />
      <FieldView
        {...{ field: { title: "B", settings: plain }, value: "y", className: "mine", style: { order: 2 } }}
        inRow="titled"
      />
    </LocaleProvider>,
  );
  const own = [...container.querySelectorAll<HTMLElement>(".mine")];
  expect(own.map(({ style }) => style.order)).toEqual(["2", "2"]);
  expect(own.every(({ classList }) => classList.length > 1)).toBe(true);
});

test("a value that does not fit the field does not compile (library 4.9)", () => {
  // @ts-expect-error: a text field shows no messages
  const wrong = <FieldView field={{ title: "A", settings: plain }} value={[]} />;
  expect(wrong.props).toHaveProperty("value", []);
});

describe("an image field", () => {
  test("shows pictures from URLs and data URLs", () => {
    show({ type: "image" }, "https://example.org/shelf.png");
    expect(screen.getByRole("img", { name: "Message" })).toHaveAttribute(
      "src",
      "https://example.org/shelf.png",
    );
  });

  test("shows a message in place of a picture that fails to load (spec 318)", () => {
    show({ type: "image" }, "https://example.org/gone.png");
    fireEvent.error(screen.getByRole("img", { name: "Message" }));
    expect(screen.getByText("Could not load image")).toBeInTheDocument();
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,<script>1</script>",
    "data:image/svg+xml,<svg/>",
    "file:///etc/passwd",
  ])("never requests %s", (address) => {
    expect(show({ type: "image" }, address).querySelector("img")).toBeNull();
    expect(screen.getByText("Could not load image")).toBeInTheDocument();
  });
});

describe("a chat field", () => {
  const turns = (...roles: string[]) => roles.map((role, index) => ({ role, content: `message ${index}` }));
  const sides = () => screen.getAllByRole("listitem").map((item) => item.dataset.side);
  const colors = () => screen.getAllByRole("listitem").map((item) => item.dataset.role);

  test("is a list of messages with their roles", () => {
    show(chat, turns("user", "user", "assistant"));
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    expect(screen.getAllByText("user")).toHaveLength(1);
    expect(screen.getByText("assistant")).toBeInTheDocument();
  });

  test("puts two roles on opposite sides, by role (spec 313)", () => {
    show(chat, turns("user", "assistant", "assistant", "user"));
    expect(sides()).toEqual(["end", "start", "start", "end"]);
  });

  test("puts more than two roles on one side (spec 313)", () => {
    show(chat, turns("user", "assistant", "system"));
    expect(sides()).toEqual(["start", "start", "start"]);
  });

  test("has five colours, which repeat from the sixth role (spec 313)", () => {
    show(chat, turns("a", "b", "c", "d", "e", "f", "a"));
    expect(colors()).toEqual(["1", "2", "3", "4", "5", "1", "1"]);
  });

  test("shows markup as text", () => {
    const container = show(chat, [{ role: "<b>user</b>", content: "<script>alert(1)</script>" }]);
    expect(container.querySelector("b, script")).toBeNull();
  });

  test("that is no list of messages is not shown", () => {
    show(chat, [{ role: 1 }]);
    expect(screen.getByText("This field can’t be shown here yet.")).toBeInTheDocument();
  });
});

describe("field types", () => {
  test("are all registered, with an icon (spec 311)", () => {
    const types = fieldSchemas.map(({ type }) => type);
    expect(types.map((type) => fieldTypeOf(type).type)).toEqual(types);
    expect([...types].sort()).toEqual(["chat", "custom", "image", "text"]);
    for (const type of types) expect(fieldTypeIcon(type)).toBeDefined();
  });

  test("that do not exist raise an error for the developer", () => {
    expect(() => fieldTypeOf("video")).toThrow(/no field type "video".*a component of your own/);
    expect(() => fieldTypeOf("toString")).toThrow(/no field type/);
  });

  test("of another backend have a line in place of their value, and no text to copy", () => {
    const settings = { type: "map" } as unknown as FieldSettings;
    show(settings, "55.6, 12.5");
    expect(screen.getByRole("region", { name: "Message" })).toHaveTextContent(
      "This version can’t show fields of the type “map”.",
    );
    expect(screen.queryByRole("button")).toBeNull();
    expect(show(settings, null)).toBeEmptyDOMElement();
    expect(recordText([{ name: "place", title: "Place", settings }], { place: "55.6, 12.5" })).toBe("");
  });
});

describe("a custom field", () => {
  const custom = { type: "custom", template: "<b>{{record.id}}</b>", advanced_mode: false } as const;

  test.each([{ a: 1 }, null, undefined])(
    "shows its template in a frame, with any value: %j",
    async (value) => {
      const container = show(custom, value);
      expect(await screen.findByTitle("Message (embedded content)")).toHaveAttribute(
        "src",
        "/frame/custom/2.html",
      );
      expect(container.querySelector("b")).toBeNull();
    },
  );

  test("with an invalid value is not shown", () => {
    show(custom, "text");
    expect(screen.getByText("This field can’t be shown here yet.")).toBeInTheDocument();
  });
});

test("each message of a chat has a heading below the title of the field, and its own headings are below that", () => {
  const messages = [
    { role: "user", content: "Has my table shipped?" },
    { role: "user", content: "And the lamp?" },
    { role: "assistant", content: "# The table\n\nIt left Porto." },
  ];
  show({ type: "chat", use_markdown: true }, messages);
  const headings = screen.getAllByRole("heading");
  expect(headings.map(({ tagName, ariaLabel, textContent }) => [tagName, ariaLabel ?? textContent])).toEqual([
    ["H2", "Message"],
    ["H3", "user, message 1 of 3"],
    ["H3", "user, message 2 of 3"],
    ["H3", "assistant, message 3 of 3"],
    ["H4", "The table"],
  ]);
});
