import { useLoaded } from "@glossa/design-system";
import type { FrameContent } from "../frame/protocol";

/** Content in a frame; the code of frames is loaded with the first one that is shown. */
export function Framed(props: { title: string; content: FrameContent }) {
  const loaded = useLoaded(load);
  return loaded ? <loaded.SandboxedFrame {...props} /> : <div style={{ blockSize: "4.5rem" }} aria-busy />;
}

const load = () => import("../frame/SandboxedFrame");
