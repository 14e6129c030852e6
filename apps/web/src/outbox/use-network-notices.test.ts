import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { notices } from "../state/notices";
import { useNetworkNotices } from "./use-network-notices";

it("Losing and regaining the network each show a danger notice (spec 402)", async () => {
  const { unmount } = renderHook(() => useNetworkNotices());
  const said = () => notices.getSnapshot().map(({ tone, text }) => `${tone} ${text}`);
  window.dispatchEvent(new Event("offline"));
  await waitFor(() => expect(said()).toEqual(["danger You are offline"]));
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(said()).toContain("danger You are online again"));
  unmount();
  const before = said().length;
  window.dispatchEvent(new Event("offline"));
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(said()).toHaveLength(before);
});
