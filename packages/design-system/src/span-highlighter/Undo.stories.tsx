import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button";
import { useSpanHistory } from "./history/use-span-history";
import { SpanHighlighter } from "./SpanHighlighter";
import { labels, report, spanOn, words } from "./testing/fixtures";

/** A page that keeps the spans with their history. */
function Page({ hasKeys }: { hasKeys: boolean }) {
  const history = useSpanHistory([{ ...spanOn(report, "Kiruna", "place"), look: "pencilled" }]);
  return (
    <>
      <h2 id="undo">Article</h2>
      <SpanHighlighter
        {...{ words, labels }}
        labelId="undo"
        text={report}
        spans={history.spans}
        onChange={history.onChange}
        history={hasKeys ? history : undefined}
      />
      <Button size="sm" isDisabled={!history.undo} onClick={() => history.undo?.()}>
        Undo
      </Button>
    </>
  );
}

const meta = {
  title: "Primitives/Annotation/Span highlighter/Undo",
  tags: ["beta", "annotation"],
  id: "primitives-span-highlighter-undo",
  component: Page,
  args: { hasKeys: true },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const said = (canvas: HTMLElement) => within(canvas).getAllByRole("status")[0];
const listed = (canvas: HTMLElement) =>
  within(canvas)
    .queryAllByRole("button", { name: /, characters/ })
    .map((item) => item.textContent);
const pencilled = "Place: Kiruna, characters 39 to 45, pencilled in";
const marked = "Role: Commissioner, characters 0 to 12";

async function markFirst(canvas: HTMLElement) {
  (await within(canvas).findByRole("textbox", { name: "Article" })).focus();
  await userEvent.keyboard("{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}7");
  await expect(listed(canvas)).toEqual([marked, pencilled]);
}

/** Ctrl+Z in the text and in the list goes back, Ctrl+Y and Ctrl+Shift+Z forth, looks included; each is announced. */
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    await markFirst(canvasElement);
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{ArrowDown} ");
    await expect(listed(canvasElement)).toEqual([marked, "Place: Kiruna, characters 39 to 45"]);
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(said(canvasElement)).toHaveTextContent("Undone");
    await expect(listed(canvasElement)).toEqual([marked, pencilled]);
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(listed(canvasElement)).toEqual([pencilled]);
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(said(canvasElement)).toHaveTextContent("Nothing to undo");
    await userEvent.keyboard("{Control>}y{/Control}{Control>}{Shift>}z{/Shift}{/Control}");
    await expect(said(canvasElement)).toHaveTextContent("Redone");
    await expect(listed(canvasElement)).toEqual([marked, "Place: Kiruna, characters 39 to 45"]);
  },
};

/** Without the property, the page handles the keys: nothing is undone twice. */
export const ByThePage: Story = {
  args: { hasKeys: false },
  play: async ({ canvasElement }) => {
    await markFirst(canvasElement);
    let isLeft = false;
    const listen = (event: KeyboardEvent) => {
      isLeft = !event.defaultPrevented;
    };
    window.addEventListener("keydown", listen);
    await userEvent.keyboard("{Control>}z{/Control}");
    window.removeEventListener("keydown", listen);
    await expect(isLeft).toBe(true);
    await expect(listed(canvasElement)).toEqual([marked, pencilled]);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Undo" }));
    await expect(listed(canvasElement)).toEqual([pencilled]);
  },
};
