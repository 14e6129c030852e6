import type { Dataset } from "@glossa/contract";
import { errorCodes } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import type { ExportButtonProps } from "@glossa/features/hub-export";
import { useEffect, useMemo, useState } from "react";
import { tellFailedAction } from "../account/tell-refusal";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { notifyAway } from "../state/notifications";
import { hubAddresses, repositoryUrl } from "./addresses";
import { failureOfJob } from "./job-failure";
import { hubApi, isRunning, POLL_PAUSE } from "./jobs";
import { type KeptExport, keptExport } from "./kept-export";

/** A repository made by an export has one subset with one split. */
const target = { subset: "default", split: "train" };

const tokenRefusals: readonly (string | undefined)[] = [errorCodes.hubToken, errorCodes.hubTokenWrite];

/** The export of a dataset: starts it, polls its status until it ends, and then shows the outcome. */
export function useExport(
  dataset: Pick<Dataset, "id">,
  userId: string,
): Pick<ExportButtonProps, "running" | "onExport"> {
  const kept = useMemo(() => keptExport(userId, dataset.id), [userId, dataset.id]);
  const [running, setRunning] = useState(kept.read);
  useEffect(() => {
    if (!running) return;
    return untilEnded(running.jobId, (hasFinished) => {
      kept.forget();
      setRunning(undefined);
      void (hasFinished ? tellFinished(running) : tellFailed(running));
    });
  }, [running, kept]);
  const onExport: ExportButtonProps["onExport"] = async ({ owner, name, token, isPrivate }) => {
    const repository = `${owner}/${name}`;
    const body = { name: repository, ...target, private: isPrivate, token };
    try {
      const job = await hubApi.exportToHub({ params: { dataset_id: dataset.id }, body });
      const started = { jobId: job.id, name: repository, isPrivate };
      kept.write(started);
      setRunning(started);
      return "started";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (tokenRefusals.includes(error.code)) return "invalidToken";
      tellFailedAction(error);
      return "notStarted";
    }
  };
  return { running, onExport };
}

/** Asks for the status of a job every few seconds until it has ended; returns a function that stops asking. */
function untilEnded(job_id: string, onEnd: (hasFinished: boolean) => void): () => void {
  let isStopped = false;
  const ask = async () => {
    const status = await statusOf(job_id);
    if (isStopped || isRunning({ status })) return;
    clearInterval(timer);
    isStopped = true;
    onEnd(status === "finished");
  };
  const timer = setInterval(() => void ask(), POLL_PAUSE);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

/** A status that cannot be read counts as that of a failed job. */
async function statusOf(job_id: string) {
  try {
    return (await hubApi.getJob({ params: { job_id } })).status;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return "failed" as const;
  }
}

async function tellFinished({ name }: KeptExport): Promise<void> {
  notifyAway(translate("exportToHub.finished"));
  const url = repositoryUrl(await hubAddresses(), name);
  notices.show({
    tone: "success",
    text: translate("exportToHub.finished"),
    isPermanent: true,
    action: {
      label: translate("exportToHub.goToHub"),
      onAction: () => void window.open(url, "_blank", "noopener"),
    },
  });
}

async function tellFailed({ jobId }: KeptExport): Promise<void> {
  const text = await failureOfJob(jobId, "exportToHub.failed");
  notices.show({ tone: "danger", text, isPermanent: true });
  notifyAway(text);
}
