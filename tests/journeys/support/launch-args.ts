/** Options of Chromium: quiet, without a sandbox for root, and with a host name that represents another machine. */
export const launchArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP glossa.test 127.0.0.1",
];
