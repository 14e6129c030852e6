import { type Dataset, errorCodes } from "@glossa/contract";
import { makeI18n } from "@glossa/locales";
import type { Outbox } from "@glossa/session";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OutboxProvider } from "../outbox/use-outbox";
import { queryClient } from "../queries/client";
import { datasetQuery } from "../queries/datasets";
import { isFoundDeleted, unlessLost } from "../queries/deleted-dataset";
import { useDeletions } from "../queries/known-deletions";
import { dataset } from "../routes/dataset-fixture";
import { useLanguage } from "../state/language";
import { notices } from "../state/notices";
import { lookEvery, mayRespondIn, useDeletedNotice } from "./deleted-notice";

const { id } = dataset;
const said = "This dataset was deleted. Your unsent answers are kept.";
let isThere: boolean;
/** What the server replies about a dataset that is not there. */
let missing: () => Response;
const release = vi.fn<Outbox["release"]>();
const outbox = { release } as unknown as Outbox;

beforeEach(async () => {
  useLanguage.setState({ i18n: await makeI18n("en") });
  isThere = true;
  missing = () => Response.json({ detail: "gone" }, { status: 404 });
  useDeletions.setState({ ids: new Set() });
  release.mockReset();
  queryClient.clear();
  queryClient.setQueryData(datasetQuery(id).queryKey, dataset as Dataset);
  vi.stubGlobal("fetch", async () => (isThere ? Response.json(dataset) : missing()));
});
afterEach(() => {
  vi.useRealTimers();
  notices.closeAll();
});

const open = () =>
  renderHook(() => useDeletedNotice(id), {
    wrapper: ({ children }) => (
      <OutboxProvider value={outbox}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </OutboxProvider>
    ),
  });
const shown = () => notices.getSnapshot().map(({ text, isPermanent }) => ({ text, isPermanent }));
const check = () => act(() => isFoundDeleted(id));

it("The page says once, and until it is left, that its dataset was deleted", async () => {
  const { unmount } = open();
  expect(await check()).toBe(false);
  isThere = false;
  expect(await check()).toBe(true);
  await check();
  await waitFor(() => expect(shown()).toEqual([{ text: said, isPermanent: true }]));
  unmount();
  expect(shown()).toEqual([]);
});

it("Answers are taken until the dataset is deleted, and again once it was restored; the page says why not", async () => {
  open();
  expect(mayRespondIn(id)).toBe(true);
  isThere = false;
  await check();
  await waitFor(() => expect(shown()).toHaveLength(1));
  notices.closeAll();
  isThere = true;
  expect(mayRespondIn(id)).toBe(false);
  await waitFor(() => expect(mayRespondIn(id)).toBe(true));
  await waitFor(() => expect(shown()).toEqual([]));
});

it("Of what is missing, only what the deletion of the dataset does not explain is told", async () => {
  const tell = vi.fn();
  await unlessLost(id, true, tell);
  expect(tell).toHaveBeenCalledTimes(1);
  isThere = false;
  await unlessLost(id, true, tell);
  expect(tell).toHaveBeenCalledTimes(1);
  await unlessLost(id, false, tell);
  expect(tell).toHaveBeenCalledTimes(2);
});

it("Of what is refused, only what the loss of access to the dataset does not explain is told", async () => {
  const tell = vi.fn();
  isThere = false;
  missing = () => Response.json({ detail: { code: errorCodes.forbidden } }, { status: 403 });
  await unlessLost(id, true, tell);
  expect(tell).not.toHaveBeenCalled();
  missing = () => new Response("Forbidden", { status: 403 });
  await unlessLost(id, true, tell);
  expect(tell).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
});

it("What was refused because of the deletion is sent again after the restoration, and not when the page is left", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { unmount } = open();
  isThere = false;
  await check();
  expect(release).not.toHaveBeenCalled();
  isThere = true;
  vi.advanceTimersByTime(lookEvery);
  vi.useRealTimers();
  await waitFor(() => expect(shown()).toEqual([{ text: "This dataset was restored. You can continue." }]));
  expect(release).toHaveBeenCalledExactlyOnceWith({ includesRefused: true, datasetId: id });
  isThere = false;
  await check();
  unmount();
  expect(release).toHaveBeenCalledTimes(1);
});

it("A 404 of a proxy says nothing about the dataset, and an outage nothing about a deletion", async () => {
  open();
  isThere = false;
  missing = () => new Response("404 page not found", { status: 404 });
  expect(await check()).toBe(false);
  missing = () => Response.json({ detail: "gone" }, { status: 404 });
  expect(await check()).toBe(true);
  missing = () => new Response("Bad gateway", { status: 502 });
  expect(await check()).toBe(true);
  await waitFor(() => expect(shown()).toEqual([{ text: said, isPermanent: true }]));
});
