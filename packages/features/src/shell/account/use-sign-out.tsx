import { useState } from "react";
import { SignOutDialog } from "./SignOutDialog";

/** The way out, and what may stand in it. */
export interface SignOutPorts {
  onSignOut: () => void;
  /** How many answers on this computer are not on the server yet. */
  countUnsent: () => Promise<number>;
}

/** Signs out at once where nothing is left to send; else asks first, with the number. */
export function useSignOut({ onSignOut, countUnsent }: SignOutPorts) {
  const [unsent, setUnsent] = useState(0);
  return {
    ask: async () => {
      const count = await countUnsent();
      if (count === 0) return onSignOut();
      setUnsent(count);
    },
    dialog: <SignOutDialog unsent={unsent} onStay={() => setUnsent(0)} onSignOut={onSignOut} />,
  };
}
