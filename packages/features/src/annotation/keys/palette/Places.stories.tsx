import { RangeSlider, type RangeSliderProps } from "@glossa/design-system";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect, within } from "storybook/test";
import { AnnotationScreen, type AnnotationScreenProps } from "../../AnnotationScreen";
import { aField, aForm, aQuestion, aRecord, aScreen, aView, questions } from "../../fixtures/fixtures";
import { options } from "../../fixtures/fixtures-texts";
import type { AnnotationPorts } from "../../view-model";

const ranking = aQuestion({
  name: "order",
  title: "Which reply is better?",
  settings: { type: "ranking", options: options(["Reply A", "Reply B", "Reply C"]) },
});
const entities = aQuestion({
  name: "entities",
  title: "Mark what is named",
  settings: {
    type: "span",
    field: "message",
    visible_options: null,
    allow_overlapping: false,
    allow_character_annotation: true,
    options: options(["Organisation", "Place", "Date"]),
  },
});

// Long enough to have a search.
const message = Array.from({ length: 120 }, () => "The ferry to Skell Island left Harrowby on Monday.").join(
  "\n",
);

const meta = {
  title: "Accessibility/Keys by place",
  // A page for a test with every focus position at once; its results are documented in docs/keyboard.md.
  tags: ["!dev"],
  component: AnnotationScreen,
  parameters: { layout: "fullscreen" },
  args: aScreen(
    aView({
      fields: [aField({ name: "message", title: "Message" })],
      record: aRecord({ fields: { message } }),
      form: aForm({
        questions: [...questions, ranking, entities],
        values: {},
        focus: { question: "need", serial: 1 },
      }),
    }),
  ),
  render: (args) => <Places {...args} />,
} satisfies Meta<typeof AnnotationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page with every position that the focus can have, and a log of the calls to its ports. */
function Places(props: AnnotationScreenProps) {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [range, setRange] = useState<RangeSliderProps["value"]>([20, 60]);
  const ports = useMemo(() => {
    const note = (name: string) => () => setAsked((before) => [...before, name]);
    const names = Object.keys(props.ports).filter((name) => name.startsWith("on"));
    return { ...props.ports, ...Object.fromEntries(names.map((name) => [name, note(name)])) };
  }, [props.ports]);
  // Within the page: what is around it keeps its keys.
  const others = (
    <>
      <aside
        aria-label="Other places"
        style={{ position: "fixed", insetBlockEnd: 0, insetInlineStart: "4rem" }}
      >
        <RangeSlider
          label="Score"
          min={0}
          max={100}
          words={{
            from: "From",
            to: "To",
            between: "to",
            exact: "exact value",
            limit: (limit) => `The limit is ${limit}.`,
          }}
          value={range}
          onChange={setRange}
        />
        <iframe title="A field in a frame" src="about:blank" width={40} height={20} />
        <output data-testid="asked">{asked.join(" ")}</output>
      </aside>
    </>
  );
  return <AnnotationScreen {...props} banner={others} ports={ports as AnnotationPorts} />;
}

/** `tests/stories/keyboard.spec.ts` presses each key at each position and compares `docs/keyboard.md`. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: /^Reply A/ })).toBeInTheDocument();
    await expect(await within(canvasElement).findByRole("textbox", { name: "Message" })).toBeInTheDocument();
  },
};
