import type { AnnotationView } from "@glossa/features/annotation";
import { type Translate, useFormat, useT } from "@glossa/locales";
import type { Said, SessionState } from "@glossa/session";
import type { LoadedRecord } from "@glossa/session/server";
import { replaceEqualDeep, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { metricsQuery } from "../queries/datasets";
import { settingsQuery } from "../queries/server";
import { useAccount } from "../use-account";
import type { AnnotationData } from "./use-annotation";
import { viewOf } from "./view-of";

/** What the annotation screen shows now. */
export function useView(
  data: AnnotationData,
  state: SessionState<LoadedRecord>,
  team: AnnotationView["team"],
): AnnotationView {
  const t = useT();
  const format = useFormat();
  const { isAdminOrOwner } = useAccount();
  const { data: metrics } = useQuery(metricsQuery(data.dataset.id));
  const { data: settings } = useQuery(settingsQuery);
  const isSharingEnabled = settings?.argilla.share_your_progress_enabled ?? false;
  const said = state.said && { text: saidText(state.said, data, t), serial: state.said.serial };
  return useSteady(
    viewOf(data, state, { metrics, isAdminOrOwner, said, format: format.number, team, isSharingEnabled }),
  );
}

/** The same value with every part that equals the one before kept as it was, so that only what changed is drawn. */
function useSteady<T>(value: T): T {
  const last = useRef(value);
  const steady: T = replaceEqualDeep(last.current, value);
  useEffect(() => {
    last.current = steady;
  });
  return steady;
}

function saidText(said: Said, { questions }: AnnotationData, t: Translate): string {
  if (said.kind === "nothingToUndo") return t("annotation.undoNothing");
  if (said.kind === "nothingToRedo") return t("annotation.redoNothing");
  if (said.kind === "showing") return t("annotation.showing", { status: t(`status.${said.status}`) });
  const { step, kind } = said;
  if (step.kind !== "value") return t(`annotation.${kind}.${step.kind}`);
  const question = questions.find(({ name }) => name === step.question)?.title ?? step.question;
  return t(`annotation.${kind}.value`, { question });
}
