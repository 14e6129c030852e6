import type { TabHold } from "../drafts/only-tab";

/** Counts uses of something, and ends it with the last one. */
export interface LastUse {
  /** Begins a use; returns a function that ends it. */
  begin(): () => void;
}

/** Calls a function once every use that was begun has ended; ending one twice counts once. */
export function makeLastUse(end: () => void): LastUse {
  const uses = new Set<object>();
  return {
    begin() {
      const use = {};
      uses.add(use);
      return () => {
        if (uses.delete(use) && uses.size === 0) end();
      };
    },
  };
}

/** Holds by which something is in use as long as they last. */
export function usedWhileHeld(hold: (name: string) => TabHold, uses: LastUse): (name: string) => TabHold {
  return (name) => {
    const { isOnly, release } = hold(name);
    const end = uses.begin();
    return {
      isOnly,
      release() {
        release();
        end();
      },
    };
  };
}
