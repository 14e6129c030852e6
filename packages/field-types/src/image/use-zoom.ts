import { useSingleKeys } from "@glossa/design-system";
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import {
  movedBy,
  type Point,
  pinched,
  type Size,
  scaledTo,
  smallest,
  toggled,
  type View,
  whole,
  within,
  type Zoom,
  zoomAfterKey,
  zooms,
} from "./zoom";

/** Undefined while the whole picture is shown, whatever the size of the box. */
export type KeptZoom = Zoom | undefined;

interface ZoomOptions {
  box: RefObject<HTMLElement | null>;
  /** The picture's own size. */
  picture: Size;
  kept: KeptZoom;
  keep: (next: (kept: KeptZoom) => KeptZoom) => void;
}

/** Zooms with the keyboard, the wheel, a double click, by dragging and by pinching in a box. */
export function useZoom({ box, picture, kept, keep }: ZoomOptions) {
  const size = useSize(box);
  const hasSingleKeys = useSingleKeys();
  const fingers = useRef(new Map<number, Point>());
  const view = { picture, box: size ?? picture };
  const change = (next: (zoom: Zoom, view: View) => Zoom) =>
    keep((last) => {
      const zoom = next(within(last ?? whole(view), view), view);
      return zoom.scale === whole(view).scale ? undefined : zoom;
    });
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    // React's own listener is passive and cannot keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = pointIn(element, event);
      const factor = Math.exp(-event.deltaY / 400);
      latest.current((zoom, shown) => scaledTo(zoom, zoom.scale * factor, shown, at));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [box]);

  const press = (key: string) => change((zoom, shown) => zoomAfterKey(zoom, key, shown) ?? zoom);
  const zoom = within(kept ?? whole(view), view);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !zoomAfterKey(zoom, event.key, view)) return;
    if (!hasSingleKeys && zooms(event.key)) return;
    event.preventDefault();
    press(event.key);
  };
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const at = pointIn(event.currentTarget, event);
    change((last, shown) => toggled(last, shown, at));
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointIn(event.currentTarget, event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const known = fingers.current;
    const from = known.get(event.pointerId);
    if (!from) return;
    const to = pointIn(event.currentTarget, event);
    const other = [...known].find(([id]) => id !== event.pointerId)?.[1];
    known.set(event.pointerId, to);
    change((last, shown) =>
      other
        ? pinched(last, [from, other], [to, other], shown)
        : movedBy(last, { x: to.x - from.x, y: to.y - from.y }, shown),
    );
  };
  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
  };
  return {
    zoom,
    isWhole: zoom.scale === whole(view).scale,
    isSmallest: zoom.scale <= smallest(view),
    press,
    handlers: {
      onKeyDown,
      onDoubleClick,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
    },
  };
}

/** The inner size of an element, before the first paint and after each change. */
function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const box = element.current;
    // Unit tests with jsdom have neither sizes nor the observer.
    if (!box || typeof ResizeObserver === "undefined") return;
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

function pointIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
