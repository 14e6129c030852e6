import { currentId } from "@glossa/session";
import type { ServerBehaviour } from "@glossa/session/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { account } from "./account";
import { openWork, type Work } from "./open-work";
import * as data from "./tickets";
import { WorkPage } from "./WorkPage";

interface AtWorkProps {
  /** How the network behaves. */
  behaviour: ServerBehaviour;
  /** Called with the open session and its server, so that a story can change data on the server. */
  onOpen: (work: Work) => void;
}

/** The annotation page with a real session (queue, outbox, undo) and a server in memory. */
function AtWork({ behaviour, onOpen }: AtWorkProps) {
  const [work, setWork] = useState<Work>();
  useEffect(() => {
    const opened = openWork(() => behaviour);
    setWork(opened);
    onOpen(opened);
    return opened.close;
  }, [behaviour, onOpen]);
  return work ? <WorkPage work={work} account={account} /> : null;
}

const meta = {
  title: "Screens/Annotation/With a real session",
  id: "screens-annotation-at-work",
  tags: ["!autodocs", "stable", "screen", "annotation"],
  component: AtWork,
  parameters: { layout: "fullscreen", data: { ...data, account } },
  args: { behaviour: "fine" as ServerBehaviour, onOpen: fn() },
} satisfies Meta<typeof AtWork>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the first record. Returns queries for the page. */
async function begin(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const record = () => canvas.getByRole("article", { name: "Record" }).dataset.recordId ?? "";
  await canvas.findByRole("article", { name: "Record" });
  return {
    canvas,
    record,
    untilAfter: (id: string) => waitFor(() => expect(record()).not.toBe(id)),
    says: (words: string) => waitFor(() => expect(canvas.getByTestId("save-state")).toHaveTextContent(words)),
  };
}

const workOf = (args: AtWorkProps) => (args.onOpen as ReturnType<typeof fn>).mock.lastCall?.[0] as Work;

/** Answer records yourself: suggestions, drafts, undo and the queue work as in the product. */
export const Default: Story = {};

/** Four records by keyboard alone: a digit, then Enter. Each response is on the server exactly once. */
export const FourAnswers: Story = {
  play: async ({ canvasElement, args }) => {
    const { record, untilAfter } = await begin(canvasElement);
    const ids: string[] = [];
    for (const digit of ["1", "2", "3", "8"]) {
      const id = record();
      ids.push(id);
      await userEvent.keyboard(`${digit}{Enter}`);
      await untilAfter(id);
    }
    const { responses, history } = workOf(args).server;
    await waitFor(() => expect([...responses.keys()]).toEqual(ids));
    await expect(history).toHaveLength(4);
    await expect(new Set(ids).size).toBe(4);
    await expect(responses.get(ids[1] ?? "")?.values.need?.value).toBe("delivery_status");
  },
};

/** Undo of a submit: the record is on screen again, and the server has no response. */
export const Undo: Story = {
  play: async ({ canvasElement, args }) => {
    const { record, untilAfter } = await begin(canvasElement);
    const id = record();
    await userEvent.keyboard("3{Enter}");
    await untilAfter(id);
    const { responses } = workOf(args).server;
    await waitFor(() => expect(responses.has(id)).toBe(true));
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(record()).toBe(id));
    await waitFor(() => expect(responses.has(id)).toBe(false));
  },
};

/** Work continues without a server; the record shows that its response is waiting. */
export const Offline: Story = {
  args: { behaviour: "down" },
  play: async ({ canvasElement, args }) => {
    const { record, untilAfter, says } = await begin(canvasElement);
    const id = record();
    await userEvent.keyboard("{Enter}");
    await untilAfter(id);
    await userEvent.keyboard("{ArrowLeft}");
    await says("Waiting for connection");
    await expect(workOf(args).server.responses.size).toBe(0);
  },
};

/** The response was changed elsewhere meanwhile: the page shows both before one is replaced. */
export const Conflict: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, record, says } = await begin(canvasElement);
    const { server } = workOf(args);
    server.write(record(), { status: "draft", values: { need: { value: "other" } } });
    await userEvent.keyboard("{Control>}s{/Control}");
    const dialog = within(await within(document.body).findByRole("dialog"));
    await expect(dialog.getByRole("region", { name: "Version saved elsewhere" })).toHaveTextContent("Other");
    await userEvent.click(dialog.getByRole("button", { name: "Use the saved version" }));
    await says("Saved");
    await expect(canvas.getByRole("radio", { name: /^Other/ })).toBeChecked();
    const { session } = workOf(args);
    await expect(server.responses.get(currentId(session.getState().queue) ?? "")?.values).toEqual({
      need: { value: "other" },
    });
  },
};

/** A refused response is shown with the reason. */
export const Refused: Story = {
  args: { behaviour: "refused" },
  play: async ({ canvasElement }) => {
    const { says } = await begin(canvasElement);
    await userEvent.keyboard("{Control>}s{/Control}");
    await says("Not accepted: no");
  },
};
