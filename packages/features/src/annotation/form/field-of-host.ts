import { useCallback, useRef } from "react";

const FIELDS =
  'input:not([type="button"], [type="checkbox"], [type="radio"], [type="reset"], [type="submit"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether the user is typing on the page of a host, outside our screens: a screen that comes up leaves them there. */
export function isInFieldOfHost(): boolean {
  const { activeElement } = document;
  return activeElement?.matches(FIELDS) === true && activeElement.closest("[data-find-scope]") === null;
}

/**
 * Returns whether a request for the focus is declined: the first one is, if the user is typing on the page of a host. A
 * development build of React makes it twice.
 */
export function useDeclinedRequest(): (request: object, isFirst: boolean) => boolean {
  const declined = useRef<object>(undefined);
  return useCallback((request, isFirst) => {
    if (isFirst && isInFieldOfHost()) declined.current = request;
    return declined.current === request;
  }, []);
}
