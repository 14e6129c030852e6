import address from "./read-files.worker.ts?worker&url";

interface UrlPolicy {
  createScriptURL: (url: string) => string;
}

let policy: UrlPolicy | undefined;

/** Starts the worker that reads files. Pages that require Trusted Types allow its address and no other one. */
export function startReadingWorker(): Worker {
  const { trustedTypes } = window as unknown as {
    trustedTypes?: { createPolicy: (name: string, policy: UrlPolicy) => UrlPolicy };
  };
  policy ??= trustedTypes?.createPolicy("glossa-files", { createScriptURL: () => address });
  return new Worker(policy?.createScriptURL(address) ?? address, { type: "module" });
}
