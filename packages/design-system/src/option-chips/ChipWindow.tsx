import { assignInlineVars } from "@vanilla-extract/dynamic";
import {
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import * as styles from "./ChipWindow.css";
import { cellsInSight, columnsIn, scrolledTo } from "./windowing";

/** The commands of the list to its window. */
export interface ChipWindowHandle {
  /** Scrolls so that a chip is rendered. */
  bring: (index: number) => void;
}

interface ChipWindowProps {
  ref: RefObject<ChipWindowHandle | null>;
  count: number;
  /** The chip with the Tab stop, which is rendered at any scroll position. */
  stop: number;
  children: (index: number) => ReactNode;
}

/** A very long list of chips in equal cells, of which only those near the visible part are rendered. */
export function ChipWindow({ ref, count, stop, children }: ChipWindowProps) {
  const view = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const { columns, rowHeight, viewHeight } = useSizes(view, probe);
  const cells = { count, columns, rowHeight, viewHeight, scrollTop };

  useImperativeHandle(ref, () => ({
    bring(index) {
      const to = scrolledTo(cells, index);
      setScrollTop(to);
      // jsdom cannot scroll elements.
      view.current?.scrollTo?.({ top: to });
    },
  }));

  return (
    <div ref={view} className={styles.view} onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}>
      <span ref={probe} className={styles.probe} />
      <div
        className={styles.content}
        style={assignInlineVars({ [styles.total]: `${Math.ceil(count / columns) * rowHeight}px` })}
      >
        {cellsInSight(cells, stop).map((index) => (
          <div
            key={index}
            className={styles.cell}
            style={assignInlineVars({
              [styles.top]: `${Math.floor(index / columns) * rowHeight}px`,
              [styles.start]: `${((index % columns) / columns) * 100}%`,
              [styles.width]: `${100 / columns}%`,
            })}
          >
            {children(index)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The current size of the window and of a cell. */
function useSizes(view: RefObject<HTMLElement | null>, probe: RefObject<HTMLElement | null>) {
  const [sizes, setSizes] = useState({ columns: 1, rowHeight: 40, viewHeight: 320 });
  useLayoutEffect(() => {
    if (!view.current || !probe.current) return;
    const measure = () => {
      if (!view.current || !probe.current) return;
      setSizes({
        columns: columnsIn(view.current.clientWidth, probe.current.offsetWidth),
        rowHeight: probe.current.offsetHeight || 40,
        viewHeight: view.current.clientHeight,
      });
    };
    measure();
    // Unit tests with jsdom have neither sizes nor the observer.
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(view.current);
    observer.observe(probe.current);
    return () => observer.disconnect();
  }, [view, probe]);
  return sizes;
}
