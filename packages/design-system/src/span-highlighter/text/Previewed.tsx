import { useMemo } from "react";
import { useLoaded } from "../../on-demand";
import { rangesOf, type SpanPlace } from "../engine/spans";
import { inText } from "../model/drawn-spans";
import type { SpanModel } from "../model/use-span-model";
import type { TextView } from "./text-view";

const load = () => import("./FoundMark");
const nowhere: readonly SpanPlace[] = [];

interface PreviewedProps {
  model: SpanModel;
  view: () => TextView;
  surface: { current: HTMLElement | null };
  layout: { places: number };
  places: readonly SpanPlace[] | undefined;
}

/** The frames of the previewed places that lie in the text. */
export function Previewed({ model: { offsets }, view, surface, layout, places = nowhere }: PreviewedProps) {
  const loaded = useLoaded(load, places.length > 0);
  const ranges = useMemo(
    () =>
      places
        .flatMap(rangesOf)
        .filter(({ end }) => end <= offsets.length)
        .map((range) => inText(range, offsets.toIndex))
        .sort((one, other) => one.start - other.start),
    [places, offsets],
  );
  if (!loaded || ranges.length === 0) return null;
  // A new layout needs new measures.
  return <loaded.PreviewMarks key={layout.places} previewed={ranges} view={view} surface={surface} />;
}
