import type { ReactNode } from "react";
import { type NativeProps, rootProps } from "../native";
import { glyph } from "./Status.css";

/** The four states of a record, in the order of filters and counters. */
export type StatusName = "pending" | "draft" | "discarded" | "submitted";

const ring = { cx: 8, cy: 8, r: 6, fill: "none", stroke: "currentColor", strokeWidth: 1.6 };

const drawings: Record<StatusName, ReactNode> = {
  pending: <circle {...ring} strokeDasharray="2.35 2.36" />,
  draft: (
    <>
      <circle {...ring} />
      <path d="M8 2a6 6 0 0 0 0 12z" fill="currentColor" />
    </>
  ),
  discarded: (
    <>
      <circle {...ring} />
      <path d="M3.8 12.2 12.2 3.8" stroke="currentColor" strokeWidth={1.6} />
    </>
  ),
  submitted: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M8 1.2a6.8 6.8 0 1 0 0 13.6A6.8 6.8 0 0 0 8 1.2Zm3.9 5.1L7.3 10.9a.8.8 0 0 1-1.1 0L4.1 8.8l1.1-1.1 1.6 1.5 4-4z"
    />
  ),
};

export interface StatusGlyphProps extends NativeProps<"svg", "viewBox"> {
  /** The status that is drawn. */
  status: StatusName;
}

/**
 * The glyph of a status alone, for places that show its word elsewhere.
 *
 * @example
 * <StatusGlyph status="submitted" />
 */
export function StatusGlyph({ status, ...native }: StatusGlyphProps) {
  return (
    <svg {...rootProps(native, glyph)} viewBox="0 0 16 16" aria-hidden="true" data-status={status}>
      {drawings[status]}
    </svg>
  );
}
