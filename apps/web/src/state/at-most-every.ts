/**
 * Returns a function that calls `act` at once, and again at the end of the interval if it was called meanwhile.
 *
 * @param act what to call
 * @param milliseconds between two calls
 */
export function atMostEvery(milliseconds: number, act: () => void): () => void {
  let isWaiting = false;
  let isAsked = false;
  return function call() {
    if (isWaiting) {
      isAsked = true;
      return;
    }
    isWaiting = true;
    act();
    setTimeout(() => {
      isWaiting = false;
      if (!isAsked) return;
      isAsked = false;
      call();
    }, milliseconds);
  };
}
