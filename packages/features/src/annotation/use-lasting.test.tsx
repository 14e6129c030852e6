// @vitest-environment jsdom
import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLasting } from "./use-lasting";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Light({ isOn }: { isOn: boolean }) {
  return useLasting(isOn) ? "on" : "off";
}

function light(isOn: boolean) {
  const { container, rerender } = render(<Light isOn={isOn} />);
  return {
    look: () => container.textContent,
    turn: (next: boolean) => rerender(<Light isOn={next} />),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

it("is seen once it has lasted, until it ends", async () => {
  const { look, turn, wait } = light(false);
  turn(true);
  await wait(99);
  expect(look()).toBe("off");
  await wait(1);
  expect(look()).toBe("on");
  turn(false);
  expect(look()).toBe("off");
});

it("is not seen where it ends at once, however often", async () => {
  const { look, turn, wait } = light(false);
  for (let time = 0; time < 5; time += 1) {
    turn(true);
    await wait(60);
    expect(look()).toBe("off");
    turn(false);
    await wait(1);
  }
});

it("is seen at once where it is so from the start", () => {
  expect(light(true).look()).toBe("on");
});
