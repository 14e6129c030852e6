import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useLayout } from "./use-layout";

it("returns the layout as it was stored last, so that a panel which replaces another starts from it", () => {
  const { result } = renderHook(() => useLayout());
  act(() => result.current.onLayout({ isProgressOpen: true, progress: 300 }));
  expect(result.current.layout).toMatchObject({ isProgressOpen: true, progress: 300 });
});
