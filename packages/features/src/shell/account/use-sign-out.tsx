import { useState } from "react";
import { SignOutDialog } from "./SignOutDialog";

/** The sign-out function, and the check that precedes it. */
export interface SignOutPorts {
  /** Called to sign out, after the user has confirmed if answers have not been sent. */
  onSignOut: () => void;
  /** Returns the number of responses in this browser that are not on the server yet. */
  countPendingWrites: () => Promise<number>;
}

/** Signs out at once if everything has been sent; otherwise asks for confirmation first, with the number. */
export function useSignOut({ onSignOut, countPendingWrites }: SignOutPorts) {
  const [pendingWrites, setPendingWrites] = useState(0);
  return {
    ask: async () => {
      const count = await countPendingWrites();
      if (count === 0) return onSignOut();
      setPendingWrites(count);
    },
    dialog: (
      <SignOutDialog pendingWrites={pendingWrites} onStay={() => setPendingWrites(0)} onSignOut={onSignOut} />
    ),
  };
}
