import { useLoaded } from "@glossa/design-system";
import { useMemo } from "react";
import type { FrameContent } from "../frame/protocol";
import type { FindMatches } from "./definition";

interface FramedProps {
  title: string;
  content: FrameContent;
  /** The text of the content, in which matches are looked for; the page cannot read the frame itself. */
  text: string;
  find: FindMatches | undefined;
}

/** Content in a frame; the code of frames is loaded with the first one that is shown. */
export function Framed({ title, content, text, find }: FramedProps) {
  const loaded = useLoaded(load);
  const found = useMemo(
    () => find && [...new Set(find(text).map(({ start, end }) => text.slice(start, end)))],
    [find, text],
  );
  return loaded ? (
    <loaded.SandboxedFrame title={title} content={content} found={found} />
  ) : (
    <div style={{ blockSize: "4.5rem" }} aria-busy />
  );
}

const load = () => import("../frame/SandboxedFrame");
