/** Upper bounds, in seconds, of the histogram of request durations. */
const limits = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Times {
  counts: number[];
  sum: number;
  total: number;
}

/** Counts requests and their durations by method, route and status, in Prometheus format. */
export class RequestTimes {
  readonly #byLabels = new Map<string, Times>();

  /** Records one request. */
  add(request: { method: string; route: string; status: number; seconds: number }): void {
    const { method, route, status, seconds } = request;
    const labels = `method="${method}",route="${route}",status="${status}"`;
    const times = this.#byLabels.get(labels) ?? { counts: limits.map(() => 0), sum: 0, total: 0 };
    for (const [index, limit] of limits.entries()) {
      if (seconds <= limit) times.counts[index] = (times.counts[index] ?? 0) + 1;
    }
    times.sum += seconds;
    times.total += 1;
    this.#byLabels.set(labels, times);
  }

  /** The metrics in Prometheus text format. */
  lines(): string[] {
    const name = "glossa_http_request_duration_seconds";
    const series = [...this.#byLabels].flatMap(([labels, { counts, sum, total }]) => [
      ...limits.map((limit, index) => `${name}_bucket{${labels},le="${limit}"} ${counts[index]}`),
      `${name}_bucket{${labels},le="+Inf"} ${total}`,
      `${name}_sum{${labels}} ${sum}`,
      `${name}_count{${labels}} ${total}`,
    ]);
    return [`# HELP ${name} Time from a request to its answer.`, `# TYPE ${name} histogram`, ...series];
  }
}
