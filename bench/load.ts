import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

export interface Target {
  name: string;
  url: string;
  /** Process whose CPU time counts as the server's. */
  pid: number;
  headers?: Record<string, string>;
  /** The n-th request; arguments must vary, or merged identical requests flatter the result. */
  request: (n: number) => { path: string; method?: 'GET' | 'POST'; body?: string };
}

export interface Figure {
  perSecond: number;
  /** Milliseconds of the server's own CPU for each request. */
  cpuMs: number;
  failed: number;
}

const TICKS_A_SECOND = 100;

/** Seconds of CPU that a process has used; NaN on a system without /proc. */
export function cpuSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  } catch {
    return Number.NaN; // no /proc on this system: throughput alone is reported
  }
}

/** Loads one server with ten connections for a while. */
export async function load(target: Target, seconds: number): Promise<Figure> {
  let n = 0;
  const before = cpuSeconds(target.pid);
  const result = await autocannon({
    url: target.url,
    connections: 10,
    duration: seconds,
    ...(target.headers && { headers: target.headers }),
    requests: [{ setupRequest: (request) => ({ ...request, ...target.request((n += 1)) }) }],
  });
  const done = result['2xx'];
  return {
    perSecond: done / result.duration,
    cpuMs: ((cpuSeconds(target.pid) - before) * 1000) / done,
    failed: result.errors + result.non2xx,
  };
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Rounds over all targets in turn, so that whatever else the machine does hits them alike; the medians count.
 */
export async function compare(
  targets: Target[],
  rounds: number,
  seconds: number,
): Promise<Map<string, Figure>> {
  const taken = new Map(targets.map((target) => [target.name, [] as Figure[]]));
  for (const target of targets) await load(target, 2); // warm
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) taken.get(target.name)?.push(await load(target, seconds));
  }
  return new Map(
    [...taken].map(([name, figures]) => [
      name,
      {
        perSecond: median(figures.map((figure) => figure.perSecond)),
        cpuMs: median(figures.map((figure) => figure.cpuMs)),
        failed: figures.reduce((sum, figure) => sum + figure.failed, 0),
      },
    ]),
  );
}
