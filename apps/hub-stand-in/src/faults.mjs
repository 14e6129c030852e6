// @ts-check
// Faults on demand, for tests: each is used up by the requests that it meets.

/**
 * @typedef {object} Faults
 * @property {(path: string) => boolean} isNotReady whether the viewer still prepares this
 * @property {(path: string) => Fault | undefined} next the fault of a request
 * @property {(fault: Fault) => void} add
 * @property {() => void} clear
 */

/**
 * @typedef {object} Fault
 * @property {string} path a part of the paths that it meets
 * @property {"busy" | "drop" | "slow" | "not-ready" | "broken"} kind 429 with its headers; a dropped connection; a body
 *   that comes slowly; "not ready yet" of the viewer; 500
 * @property {number} [times] how many requests it meets. Default: 1
 * @property {number} [seconds] the pause that a 429 requests. Default: 1
 */

/**
 * Creates an empty list of faults.
 *
 * @returns {Faults}
 */
export function createFaults() {
  /** @type {Required<Fault>[]} */
  let open = [];
  const take = (/** @type {string} */ path, /** @type {(fault: Fault) => boolean} */ isMeant) => {
    const fault = open.find((one) => path.includes(one.path) && isMeant(one));
    if (!fault) return undefined;
    fault.times -= 1;
    open = open.filter(({ times }) => times > 0);
    return fault;
  };
  return {
    isNotReady: (path) => take(path, ({ kind }) => kind === "not-ready") !== undefined,
    next: (path) => take(path, ({ kind }) => kind !== "not-ready"),
    add: (fault) => open.push({ times: 1, seconds: 1, ...fault }),
    clear: () => {
      open = [];
    },
  };
}
