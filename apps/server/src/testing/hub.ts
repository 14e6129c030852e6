import { setTimeout as pause } from "node:timers/promises";
import { type RunningHub, startHub } from "@glossa/hub-stand-in";
import { JobRunner } from "../jobs/job-runner";
import { eraseDatasetJob, eraseDatasetKind } from "../resources/deleted-datasets/erase-dataset-job";
import { exportJob, exportKind } from "../resources/transfers/export-job";
import { importJob, importKind } from "../resources/transfers/import-job";
import type { AnyJson } from "./any-json";
import { addWorkspace } from "./fixtures";
import { startTestServer, type TestServer } from "./test-server";

/** The parts of a dataset. */
export interface DatasetParts {
  fields: object[];
  questions: object[];
  metadata?: object[];
  isDraft?: boolean;
}

/** A server that exchanges datasets with a stand-in of the hub. */
export interface HubTestServer extends TestServer {
  hub: RunningHub;
  /** Runs the jobs that are due. */
  runJobs(): Promise<void>;
  /** Returns the id of a new dataset. */
  createDataset(parts: DatasetParts): Promise<string>;
  /** Returns the id of the job. */
  startImport(datasetId: string, body: object): Promise<string>;
  /** Imports into a new dataset. */
  importAll(parts: DatasetParts, body: object): Promise<{ datasetId: string; jobId: string; job: AnyJson }>;
  /** The details of a job as soon as it has ended. */
  ended(jobId: string): Promise<AnyJson>;
  details(jobId: string): Promise<AnyJson>;
  records(datasetId: string, limit?: number): Promise<AnyJson[]>;
}

/** Starts a server and a stand-in of the hub; `close` ends both. */
export async function startWithHub(): Promise<HubTestServer> {
  const hub = await startHub();
  const server = await startTestServer();
  const { owner } = server;
  Object.assign(server.services.hub, { url: hub.url, viewerUrl: hub.url });
  const expectStatus = async (wanted: number, method: string, path: string, body?: object) => {
    const reply = await owner(method, path, body);
    if (reply.status !== wanted) throw new Error(`${method} ${path}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  // Exports run in the process that was asked; the stored job is not claimed again.
  const exporting = runnerOf(server);
  server.services.startJob = (job) => exporting.runStarted(job);
  const all: HubTestServer = {
    ...server,
    hub,
    runJobs: () => runnerOf(server).runDue(),
    createDataset: async ({ fields, questions, metadata = [], isDraft }) => {
      const body = { name: "exchanged", workspace_id: await addWorkspace(server) };
      const { id } = await expectStatus(201, "POST", "/datasets", body);
      const path = `/datasets/${id}`;
      for (const part of fields) await expectStatus(201, "POST", `${path}/fields`, part);
      for (const part of questions) await expectStatus(201, "POST", `${path}/questions`, part);
      for (const part of metadata) await expectStatus(201, "POST", `${path}/metadata-properties`, part);
      if (!isDraft) await expectStatus(200, "PUT", `${path}/publish`);
      return id;
    },
    startImport: async (datasetId, body) =>
      (await expectStatus(202, "POST", `/datasets/${datasetId}/import`, body)).id,
    importAll: async (parts, body) => {
      const datasetId = await all.createDataset(parts);
      const jobId = await all.startImport(datasetId, body);
      await all.runJobs();
      return { datasetId, jobId, job: await all.details(jobId) };
    },
    details: (jobId) => expectStatus(200, "GET", `/glossa/jobs/${jobId}`),
    records: async (datasetId, limit = 100) => {
      const path = `/datasets/${datasetId}/records?limit=${limit}&include=suggestions`;
      return (await expectStatus(200, "GET", path)).items;
    },
    ended: async (jobId) => {
      while (true) {
        const job = await all.details(jobId);
        if (["finished", "failed"].includes(job.status)) return job;
        await pause(20);
      }
    },
    close: async () => {
      await exporting.stop();
      await server.close();
      await hub.close();
    },
  };
  return all;
}

/** A runner of the jobs that concern the hub. */
export function runnerOf({ services }: TestServer): JobRunner {
  const handlers = {
    [importKind]: importJob(services),
    [exportKind]: exportJob(services),
    [eraseDatasetKind]: eraseDatasetJob(services),
  };
  return new JobRunner(services.database, handlers, { warn: () => undefined });
}
