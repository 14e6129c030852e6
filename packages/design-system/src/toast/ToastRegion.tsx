import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { useLatest } from "../latest";
import { type NativeProps, rootProps, setRef } from "../native";
import { list, region } from "./Toast.css";
import { ToastItem } from "./ToastItem";
import type { ToastStore } from "./toast-store";
import { useCorner } from "./use-corner";
import { useWayIn } from "./use-way-in";

export interface ToastRegionProps
  extends NativeProps<"section", "onFocus" | "onBlur" | "onPointerMove" | "onPointerLeave"> {
  /** The notices, from `makeToastStore`, to which the page adds them. */
  store: ToastStore;
  /** The name of the region: "Notices". */
  label: string;
  /** The name of the button that closes a notice. */
  closeLabel: string;
}

/**
 * Shows the notices (toasts) of a store: in the lower end corner, on narrow screens instead of the top bar, and at the
 * opposite edge while they would hide the focused element or controls of an open dialog. Put it before the main content,
 * so that Tab reaches it early; F8 moves the focus to the newest one from anywhere. Unlike with a toast provider there is
 * no hook, because the store from `makeToastStore` can be imported wherever something is to be shown.
 *
 * @example
 * const toasts = makeToastStore();
 * const region = <ToastRegion store={toasts} label="Notices" closeLabel="Close" />;
 * toasts.show({ tone: "success", text: "Saved" });
 */
export function ToastRegion({ store, label, closeLabel, ref, ...native }: ToastRegionProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  // Notices shown while the page was hidden are still there when the user returns.
  useEffect(() => {
    const look = () => (document.hidden ? store.pauseAll() : store.resumeAll());
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [store]);
  const root = useRef<HTMLElement>(null);
  const corner = useCorner(root, toasts.length);
  const cameFrom = useRef<HTMLElement | null>(null);
  useWayIn(root);

  useF8(() => {
    const newest = root.current?.querySelector("li:last-child");
    newest?.querySelector<HTMLElement>("button")?.focus();
  });

  const enter = (event: FocusEvent<HTMLElement>) => {
    store.pauseAll();
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) store.resumeAll();
  };
  // If a notice with the focus disappeared, the focus would move to the body.
  const returnFocus = () => {
    cameFrom.current?.focus();
    store.resumeAll();
  };

  return (
    <section
      {...rootProps(native, region)}
      ref={(element) => {
        root.current = element;
        return setRef(ref, element);
      }}
      aria-label={label}
      // What it is anyway; a modal dialog hides everything else without this attribute from assistive technology.
      aria-live="off"
      data-corner={corner}
      // Not when it enters: a notice that appears below a resting pointer is entered as well, and would stay.
      onPointerMove={store.pauseAll}
      onPointerLeave={store.resumeAll}
      onFocus={enter}
      onBlur={leave}
    >
      <ol className={list}>
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            closeLabel={closeLabel}
            onClose={() => {
              returnFocus();
              store.dismiss(toast.id);
            }}
            onAct={() => {
              returnFocus();
              store.close(toast.id);
              toast.action?.onAction();
            }}
          />
        ))}
      </ol>
    </section>
  );
}

/** Calls a function when F8 is pressed: the key by which other products reach their notices, and free in browsers. */
function useF8(onPress: () => void): void {
  const latest = useLatest(onPress);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "F8" || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      latest();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
