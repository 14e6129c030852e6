declare global {
  interface Window {
    /** A number for each style that a text had on this page so far, with those of its ancestors. */
    textStyles?: Map<string, number>;
    /** The styles whose contrast was found sufficient. */
    sufficient?: Set<number>;
    /** The texts that are checked now. */
    unseenTexts?: Map<Element, number>;
  }
}

/**
 * Returns the number of texts whose style was not checked on this page before: their colours, the backgrounds of all
 * their ancestors, size and weight. Most stories render the same components with the same styles.
 *
 * Runs in the page.
 */
export function findUnseenTexts(): number {
  window.textStyles ??= new Map();
  window.sufficient ??= new Set();
  const { textStyles, sufficient } = window;
  const styles = new Map<Element, number>();
  const numberOf = (style: string) => {
    const number = textStyles.get(style) ?? textStyles.size;
    textStyles.set(style, number);
    return number;
  };
  const styleOf = (element: Element): number => {
    const known = styles.get(element);
    if (known !== undefined) return known;
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } =
      getComputedStyle(element);
    const around = element.parentElement ? styleOf(element.parentElement) : -1;
    const style = numberOf(
      [
        around,
        element.className,
        color,
        backgroundColor,
        backgroundImage,
        opacity,
        fontSize,
        fontWeight,
      ].join(),
    );
    styles.set(element, style);
    return style;
  };
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  const unseen = new Map<number, Element>();
  for (const element of document.querySelectorAll("body *")) {
    const isText = hasText(element) || element.matches("input, textarea, select");
    if (isText && element.checkVisibility() && !sufficient.has(styleOf(element)))
      unseen.set(styleOf(element), element);
  }
  window.unseenTexts = new Map([...unseen].map(([style, element]) => [element, style]));
  return unseen.size;
}
