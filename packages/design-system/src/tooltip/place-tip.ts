import { gap } from "./measures";

/** Where a tooltip lies beside its element. */
export type Side = "top" | "bottom" | "left" | "right";

/** Something on the screen, in pixels from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, "width" | "height">;

const opposite = { top: "bottom", bottom: "top", left: "right", right: "left" } as const;

/**
 * Where a tooltip goes: in the middle of its side, on the other side where it fits there alone, and never beyond the
 * edge of the window.
 */
export function placeTip(anchor: Box, tip: Size, room: Size, side: Side): Pick<Box, "left" | "top"> {
  const isUsed = fits(anchor, tip, room, side) || !fits(anchor, tip, room, opposite[side]);
  const { left, top } = beside(anchor, tip, isUsed ? side : opposite[side]);
  return {
    left: Math.round(within(left, room.width - tip.width)),
    top: Math.round(within(top, room.height - tip.height)),
  };
}

function beside(anchor: Box, tip: Size, side: Side): Pick<Box, "left" | "top"> {
  const middle = {
    left: anchor.left + (anchor.width - tip.width) / 2,
    top: anchor.top + (anchor.height - tip.height) / 2,
  };
  if (side === "top") return { ...middle, top: anchor.top - tip.height - gap };
  if (side === "bottom") return { ...middle, top: anchor.top + anchor.height + gap };
  if (side === "left") return { ...middle, left: anchor.left - tip.width - gap };
  return { ...middle, left: anchor.left + anchor.width + gap };
}

function fits(anchor: Box, tip: Size, room: Size, side: Side): boolean {
  const { left, top } = beside(anchor, tip, side);
  if (side === "top") return top >= gap;
  if (side === "bottom") return top + tip.height <= room.height - gap;
  if (side === "left") return left >= gap;
  return left + tip.width <= room.width - gap;
}

function within(value: number, most: number): number {
  return Math.max(gap, Math.min(value, most - gap));
}
