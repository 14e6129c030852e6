import type { FrameContent, FrameFont, FrameLook, ToFrame } from "../protocol";
import { closeBackDoors, keepDocument, withoutFrames } from "./back-doors";
import { keepClipboard } from "./clipboard";
import { watchKeys } from "./keys";
import { watchMarks } from "./marks";
import { watchMatches } from "./matches";
import { watchRefusals } from "./refusals";
import type { Tell } from "./tell";

type ContentOf<Kind extends FrameContent["kind"]> = Extract<FrameContent, { kind: Kind }>;

/**
 * Waits for the page's first message, shows the content and watches it. The content runs in the same realm as this
 * script: everything that it must not change later is kept in closures before it is inserted.
 */
export function startGuest<Kind extends FrameContent["kind"]>(
  kind: Kind,
  render: (content: ContentOf<Kind>) => string,
): void {
  const root = document.getElementById("content") as HTMLElement;
  window.addEventListener("message", start);

  function start({ source, ports: [port], data }: MessageEvent<ToFrame>): void {
    if (source !== window.parent || !port) return;
    window.removeEventListener("message", start);
    const tell: Tell = port.postMessage.bind(port);
    watchKeys(tell);
    const refuse = watchRefusals(tell, watchMarks(tell));
    closeBackDoors(refuse);
    keepClipboard(refuse);
    keepDocument(refuse);
    const measure = watchHeight(root, tell);
    const markMatches = watchMatches(root);
    const listen = (message: ToFrame) => {
      if (message.look) wear(message.look);
      take(message.fonts);
      if (message.found) markMatches(message.found);
      const { content } = message;
      if (content?.kind !== kind) return;
      if (content.kind === "html") root.dir = content.direction;
      show(root, () => render(content as ContentOf<Kind>), tell);
      measure();
    };
    port.onmessage = ({ data: message }: MessageEvent<ToFrame>) => listen(message);
    listen(data);
  }
}

function wear({ tokens, colorScheme, fontSize, language, direction }: FrameLook): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value);
  root.style.colorScheme = colorScheme;
  root.style.fontSize = fontSize;
  root.lang = language;
  root.dir = direction;
}

/** Fonts arrive as files and need no request; once they are parsed, text is redrawn and the height is measured. */
function take(fonts: readonly FrameFont[] = []): void {
  for (const { family, data, descriptors } of fonts)
    document.fonts.add(new FontFace(family, data, descriptors));
}

function show(root: HTMLElement, render: () => string, tell: Tell): void {
  try {
    // A detached document loads nothing, so that each picture is requested (and refused) once.
    const parsed = document.createElement("template");
    parsed.innerHTML = withoutFrames(render());
    root.replaceChildren(parsed.content);
  } catch (error) {
    tell({ type: "failed", message: error instanceof Error ? error.message : String(error) });
    return;
  }
  for (const script of root.querySelectorAll("script")) run(script);
  // Scripts that were written for a page of their own wait for these events.
  document.dispatchEvent(new Event("DOMContentLoaded"));
  window.dispatchEvent(new Event("load"));
}

/** Replaces a script by a copy, which runs as in a page of its own; a script parsed in a template never runs. */
function run(script: HTMLScriptElement): void {
  const copy = document.createElement("script");
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  copy.text = script.text;
  script.replaceWith(copy);
}

/** Reports the height of the content now and when it changes; returns a function that reports it at once. */
function watchHeight(root: HTMLElement, tell: Tell): () => void {
  const measure = () =>
    tell({ type: "height", height: Math.max(root.getBoundingClientRect().height, root.scrollHeight) });
  new ResizeObserver(measure).observe(root);
  // Observers do not fire while a frame is off screen, but pictures in it still load.
  root.addEventListener("load", measure, true);
  return measure;
}
