import type { MetadataProperty, Metrics } from "@glossa/contract";
import type { AnnotationView, EmptyReason, SaveState } from "@glossa/features/annotation";
import {
  badgeOf,
  canGo,
  currentId,
  isSubmittable,
  isTouched,
  positionOf,
  type SessionState,
  statusOf,
} from "@glossa/session";
import type { LoadedRecord } from "@glossa/session/server";
import type { AnnotationData } from "./use-annotation";

/** What the annotation screen shows of a session. */
export function viewOf(
  data: AnnotationData,
  state: SessionState<LoadedRecord>,
  around: {
    metrics: Metrics["responses"] | undefined;
    isAdminOrOwner: boolean;
    said: AnnotationView["said"];
    format: (value: number) => string;
    team: AnnotationView["team"];
    isSharingEnabled: boolean;
  },
): AnnotationView {
  const { dataset, workspace, fields, questions, properties } = data;
  const id = currentId(state.queue);
  const work = id === undefined ? undefined : state.work[id];
  const record = id === undefined ? undefined : state.records[id]?.record;
  const { back, on } = canGo(state.queue);
  return {
    dataset: { id: dataset.id, name: dataset.name, workspace, guidelines: dataset.guidelines },
    fields,
    load: state.load,
    queue: {
      status: state.queue.status,
      position: positionOf(state.queue),
      total: state.queue.total,
      canGoBack: back,
      canGoOn: on,
    },
    record: record &&
      work && {
        id: record.id,
        status: statusOf(work),
        isCompleted: record.status === "completed",
        fields: record.fields,
        metadata: shownMetadata(record.metadata, properties, around.format),
        suggestions: record.suggestions ?? [],
        stored: record,
      },
    form: {
      questions,
      answers: work?.draft ?? {},
      saveState: saveStateOf(state, id),
      canSubmit: work !== undefined && isSubmittable(work.draft, questions),
      isSaving: state.putting !== undefined,
      focus: state.focus,
    },
    progress: around.metrics,
    team: around.team,
    isSharingEnabled: around.isSharingEnabled,
    emptyReason: emptyReasonOf(state.queue.status, around),
    said: around.said,
  };
}

function saveStateOf(state: SessionState<LoadedRecord>, id: string | undefined): SaveState {
  const work = id === undefined ? undefined : state.work[id];
  if (!work) return { kind: "none" };
  const badge = badgeOf({ ...work, isModified: isTouched(work, state.questions) });
  return badge.kind === "conflict" ? { kind: "conflict", other: badge.other.values } : badge;
}

function shownMetadata(
  metadata: Record<string, unknown> | null,
  properties: readonly MetadataProperty[],
  format: (value: number) => string,
): { title: string; value: string }[] {
  const text = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(text).join(", ");
    return typeof value === "number" ? format(value) : String(value);
  };
  return properties.flatMap(({ name, title }) => {
    const value = metadata?.[name];
    return value == null ? [] : [{ title, value: text(value) }];
  });
}

function emptyReasonOf(
  status: AnnotationView["queue"]["status"],
  { metrics, isAdminOrOwner }: { metrics: Metrics["responses"] | undefined; isAdminOrOwner: boolean },
): EmptyReason {
  if (metrics?.total === 0) return isAdminOrOwner ? "datasetForAdmin" : "datasetForAnnotator";
  // Records without my answer are left, but none is open: the team has completed them.
  const isCompleted = status === "pending" && metrics !== undefined && metrics.pending > 0;
  return isCompleted ? "completed" : status;
}
