import { describe, expect, test } from "vitest";
import { markdownToHtml } from "./render";

/** The rendered text as a document to ask questions of. */
function render(source: string) {
  const root = document.createElement("div");
  root.innerHTML = markdownToHtml(source) ?? "as written";
  return root;
}

describe("Markdown", () => {
  test("becomes headings, lists, tables and line breaks (spec 314)", () => {
    const root = render("# Urgency\n\n- 0: wait\n- 10: now\n\n|a|b|\n|-|-|\n|1|2|\n\none\ntwo");
    expect(root.querySelector("h3")?.textContent).toBe("Urgency");
    expect(root.querySelectorAll("li")).toHaveLength(2);
    expect(root.querySelector("td")?.textContent).toBe("1");
    expect(root.querySelector("p br")).not.toBeNull();
  });

  test("distinguishes done from open tasks, and aligns columns as written (use A31)", () => {
    const root = render("- [x] read\n- [ ] mark\n\n|a|b|c|\n|-|-:|:-:|\n|1|2|3|");
    expect([...root.querySelectorAll("li")].map(({ textContent }) => textContent?.trim())).toEqual([
      "☑ read",
      "☐ mark",
    ]);
    expect([...root.querySelectorAll("td")].map((cell) => cell.getAttribute("align"))).toEqual([
      null,
      "right",
      "center",
    ]);
  });

  test("starts its headings below those of the page and skips no level", () => {
    const headings = [...render("## Refund\n\n#### When\n\n## Reply").querySelectorAll("h3, h4")];
    expect(headings.map(({ tagName }) => tagName)).toEqual(["H3", "H4", "H3"]);
    expect(render("#### Alone").querySelector("h3")?.textContent).toBe("Alone");
  });

  test("opens links in a new tab without access to the page", () => {
    const link = render("[docs](https://example.org/x)").querySelector("a");
    expect(link?.getAttribute("href")).toBe("https://example.org/x");
    expect(link?.getAttribute("target")).toBe("_blank");
    expect(link?.getAttribute("rel")).toBe("noopener noreferrer");
  });

  test("each block has the direction of most of its letters (spec 315)", () => {
    const root = render(
      "hello hello hello שלום\n\n- TCP הוא פרוטוקול\n  - inner\n- 42\n\n> API הוא ממשק\n\n|a|TCP פרוטוקול|\n|-|-|\n|1|ב|",
    );
    const directions = [...root.querySelectorAll("p, li, blockquote, th, td")].map(
      (node) => `${node.localName} ${node.getAttribute("dir")}`,
    );
    expect(directions).toEqual([
      ...["p ltr", "li rtl", "li ltr", "li null", "blockquote rtl", "p rtl"],
      ...["th ltr", "th rtl", "td null", "td rtl"],
    ]);
  });

  test("lists, quotations and tables have the direction of most of their letters (spec 315)", () => {
    const root = render("- API\n- هي الواجهة\n\n1. one\n\n> هي\n\n|a|القيمة|\n|-|-|\n|1|2|\n\n- 1");
    const directions = [...root.querySelectorAll("ul, ol, blockquote, table")].map(
      (node) => `${node.localName} ${node.getAttribute("dir")}`,
    );
    expect(directions).toEqual(["ul rtl", "ol ltr", "blockquote rtl", "table rtl", "ul null"]);
  });

  test("a block of a right-to-left text may have more Latin letters (spec 315)", () => {
    const item = "1. افتح VS Code ثم اكتب print.";
    const of = (source: string) => render(source).querySelector("li")?.getAttribute("dir");
    expect(of(item)).toBe("ltr");
    expect(of(`${item}\n2. شغّل البرنامج واكتب ما تريد.\n\n\`\`\`\n${"code ".repeat(50)}\n\`\`\``)).toBe(
      "rtl",
    );
  });

  test("a chunk of a long text has the direction of the whole text around it (spec 315)", () => {
    const item = "1. افتح VS Code ثم اكتب print.";
    expect(markdownToHtml(item, { topLevel: 3 })).toContain('<li dir="ltr">');
    expect(markdownToHtml(item, { topLevel: 3, around: "rtl" })).toContain('<li dir="rtl">');
  });

  test("code does not decide the direction of its paragraph, and a given one stays (spec 315)", () => {
    const root = render('هي `Object.entries(value)`\n\n`a`\n\n<p dir="ltr">שלום</p>');
    expect([...root.querySelectorAll("p")].map((node) => node.getAttribute("dir"))).toEqual([
      "rtl",
      null,
      "ltr",
    ]);
  });

  test.each([
    ["a script", "<script>alert(1)</script>", "script"],
    ["an event handler", '<img src="https://x.org/a.png" onerror="alert(1)">', "[onerror]"],
    ["a style", '<p style="position:fixed">x</p>', "[style]"],
    ["a style sheet", "<style>body{display:none}</style>", "style"],
    ["an object", '<object data="https://x.org"></object>', "object"],
    ["an embed", '<embed src="https://x.org">', "embed"],
    ["a frame", '<iframe src="https://x.org"></iframe>', "iframe"],
    ["a form", '<form action="https://x.org"><input></form>', "form, input"],
    ["a javascript link", "[x](javascript:alert(1))", "[href]"],
    ["a data link", "[x](data:text/html;base64,PHNjcmlwdD4=)", "[href]"],
    ["a picture from a script", '<img src="javascript:alert(1)">', "[src]"],
    ["a picture of SVG", '<img src="data:image/svg+xml;base64,PHN2Zz4=">', "[src]"],
    ["drawn SVG", "<svg><script>alert(1)</script></svg>", "svg, script"],
    ["MathML", "<math><mtext><style></style></mtext></math>", "math, style"],
    ["an id that shadows a global", '<a id="location" name="x">y</a>', "[id], [name]"],
    ["a class of ours", '<p class="x">y</p>', "[class]"],
    ["a source set", '<img srcset="javascript:alert(1) 1x">', "[srcset]"],
  ])("removes %s", (_what, source, selector) => {
    expect(render(source).querySelector(selector)).toBeNull();
  });

  test.each(["https://example.org/a.png", "http://example.org/a.png", "data:image/png;base64,iVBORw0KGgo="])(
    "shows pictures from %s",
    (address) => {
      expect(render(`![a cat](${address})`).querySelector("img")?.getAttribute("src")).toBe(address);
    },
  );

  test("shows the controls of media", () => {
    expect(render('<video src="https://x.org/a.mp4" autoplay></video>').innerHTML).toContain("controls");
    expect(render('<video src="https://x.org/a.mp4" autoplay></video>').innerHTML).not.toContain("autoplay");
  });
});
