import { createContext, type ReactNode, useContext } from "react";
import type { FrameContent } from "./protocol";

/** Where the two frames are served: their content may run there, so they carry a policy of their own. */
export type FrameAddresses = Readonly<Record<FrameContent["kind"], string>>;

const Addresses = createContext<FrameAddresses | undefined>(undefined);

/** Tells fields where the frames for HTML and templates are. */
export function FrameProvider({ addresses, children }: { addresses: FrameAddresses; children: ReactNode }) {
  return <Addresses value={addresses}>{children}</Addresses>;
}

/** The address of one of the two frames. */
export function useFrameAddress(kind: FrameContent["kind"]): string {
  const addresses = useContext(Addresses);
  if (!addresses)
    throw new Error(
      "HTML and templates are shown in frames, and nobody has said where those are. Put a FrameProvider around the fields.",
    );
  return addresses[kind];
}
