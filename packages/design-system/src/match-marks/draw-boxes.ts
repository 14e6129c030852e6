import * as styles from "./draw-boxes.css";

/**
 * Marks ranges in a browser without the CSS Custom Highlight API, by boxes behind the text. Returns a function that
 * removes them.
 */
export function drawBoxes(root: HTMLElement, ranges: readonly StaticRange[]): () => void {
  if (ranges.length === 0) return () => {};
  const layer = document.createElement("div");
  layer.setAttribute("aria-hidden", "true");
  layer.className = styles.layer;
  const draw = () => {
    const around = root.getBoundingClientRect();
    const boxes = ranges.flatMap((range) => [...liveRange(range).getClientRects()]);
    layer.replaceChildren(...boxes.filter(({ width }) => width > 0).map((box) => boxElement(box, around)));
  };
  draw();
  root.prepend(layer);
  const observer = new ResizeObserver(draw);
  observer.observe(root);
  return () => {
    observer.disconnect();
    layer.remove();
  };
}

/** A range whose rectangles can be read. */
export function liveRange({ startContainer, startOffset, endContainer, endOffset }: StaticRange): Range {
  const range = new Range();
  range.setStart(startContainer, startOffset);
  range.setEnd(endContainer, endOffset);
  return range;
}

function boxElement(box: DOMRect, around: DOMRect): HTMLElement {
  const element = document.createElement("div");
  element.className = styles.box;
  Object.assign(element.style, {
    left: `${box.left - around.left}px`,
    top: `${box.top - around.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  return element;
}
