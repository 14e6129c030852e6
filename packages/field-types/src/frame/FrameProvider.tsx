/// <reference path="./virtual.d.ts" preserve="true" />
import { createContext, type ReactNode, useContext } from "react";
import type { FrameContent } from "./protocol";

/** The URLs of the two frames: content runs in them, so they are served with a policy of their own. */
export type FrameAddresses = Readonly<Record<FrameContent["kind"], string>>;

const Addresses = createContext<FrameAddresses | undefined>(undefined);

export interface FrameProviderProps {
  /** The URLs of the frame for HTML and of the one for templates; `@glossa/field-types/vite` builds and serves both. */
  addresses: FrameAddresses;
  /** The fields, at any depth. */
  children: ReactNode;
}

/**
 * Provides fields with the URLs of the frames for HTML and templates. Without it, such a field says that the page has no
 * frames.
 *
 * @example
 * <FrameProvider addresses={{ html: "/frame/html.html", custom: "/frame/custom.html" }}>
 *   <FieldView field={{ title: "Ticket", settings: { type: "text", use_markdown: false } }} value="<b>Hello</b>" />
 * </FrameProvider>
 */
export function FrameProvider({ addresses, children }: FrameProviderProps) {
  return <Addresses value={addresses}>{children}</Addresses>;
}

/** Returns the URL of one of the two frames; undefined without a `FrameProvider`. */
export function useFrameAddress(kind: FrameContent["kind"]): string | undefined {
  return useContext(Addresses)?.[kind];
}
