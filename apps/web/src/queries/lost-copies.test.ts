import { errorCodeHeader, errorCodes } from "@glossa/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dataset } from "../routes/dataset-fixture";
import { notices } from "../state/notices";
import { queryClient } from "./client";
import { datasetListQuery } from "./dataset-list";
import { datasetQuery } from "./datasets";
import { offlineCopies } from "./lost-copies";

const { id } = dataset;
let kept: Set<string>;
let reply: () => Response;
let asked: string[];

beforeEach(() => {
  kept = new Set([id]);
  asked = [];
  vi.spyOn(offlineCopies, "list").mockImplementation(async () => [...kept]);
  vi.spyOn(offlineCopies, "remove").mockImplementation(async (lost) => kept.delete(lost));
  vi.stubGlobal("fetch", async (url: string) => {
    const { pathname } = new URL(url, "http://here");
    asked.push(pathname);
    if (pathname.endsWith("/settings")) return Response.json({ argilla: {} });
    return pathname.endsWith("/me/datasets") ? Response.json({ items: [] }) : reply();
  });
});
afterEach(() => vi.restoreAllMocks());

const ask = () => queryClient.fetchQuery({ ...datasetQuery(id), staleTime: 0 }).catch(() => undefined);
const refusal = (status: number) => () =>
  Response.json(
    { detail: status === 403 ? { code: errorCodes.forbidden } : "no" },
    { status, headers: status === 404 ? { [errorCodeHeader]: errorCodes.notFound } : {} },
  );
const said = () => notices.getSnapshot().map(({ text }) => text);
const removed = [expect.stringContaining("The offline copy of a dataset was removed from this device")];

it.each([403, 404])("a dataset that the server refuses with %d leaves no offline copy", async (status) => {
  reply = refusal(status);
  await ask();
  await vi.waitFor(() => expect(said()).toEqual(removed));
  expect(kept.size).toBe(0);
  await ask();
  expect(said()).toEqual(removed);
});

it.each([
  ["is fine", () => Response.json(dataset)],
  ["is a failure", refusal(500)],
  ["asks for a sign-in", refusal(401)],
  ["comes from a proxy", () => new Response("404 page not found", { status: 404 })],
  [
    "asks for a new password",
    () => Response.json({ code: errorCodes.passwordChangeRequired }, { status: 403 }),
  ],
  ["comes from a gateway", () => Response.json({ detail: "Not Found" }, { status: 404 })],
  ["comes from another proxy", () => new Response("Forbidden", { status: 403 })],
])("an offline copy stays if the reply %s", async (_, given) => {
  reply = given;
  await ask();
  await Promise.resolve();
  expect(kept.size).toBe(1);
  expect(said()).toEqual([]);
});

it("a dataset that is not listed any more is asked for, and the reply decides", async () => {
  reply = () => Response.json(dataset);
  const isAsked = () => expect(asked.filter((path) => path.endsWith(`/datasets/${id}`))).toHaveLength(1);
  await queryClient.fetchQuery({ ...datasetListQuery, staleTime: 0 });
  await vi.waitFor(isAsked);
  expect(kept.size).toBe(1);
  asked = [];
  reply = refusal(403);
  await queryClient.fetchQuery({ ...datasetListQuery, staleTime: 0 });
  await vi.waitFor(isAsked);
  await vi.waitFor(() => expect(said()).toEqual(removed));
  expect(kept.size).toBe(0);
});
