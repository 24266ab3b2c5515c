import autocannon from 'autocannon'
import { processorTime } from './process-use.ts'

/** One measured target: an address, the headers a browser would send, and who answers. */
export interface Target {
  name: string
  url: string
  headers?: Record<string, string>
  /** The process of the server. */
  pid: number
}

export interface Figures {
  perSecond: number
  p50: number
  /** The 97.5th percentile: the nearest one to 95 that is counted. */
  p97: number
  /** Microseconds of processor time that a request costs its server. */
  cost: number
  failures: number
}

const connections = 20

/** Loads one address for some seconds with compressed responses, as browsers request them. */
async function load(target: Target, seconds: number): Promise<Figures> {
  const before = await processorTime(target.pid)
  const result = await autocannon({
    url: target.url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip', ...target.headers },
  })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p97: result.latency.p97_5,
    cost: ((await processorTime(target.pid)) - before) / result.requests.total,
    failures: result.errors + result.timeouts + result.non2xx,
  }
}

/**
 * Measures all targets in turn, round by round, so that a change of the machine's speed meets
 * all of them alike; the round with the median cost is kept.
 */
export async function measure(
  targets: Target[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Map<string, Figures>> {
  const runs = new Map<string, Figures[]>(targets.map((target) => [target.name, []]))
  for (const target of targets) await load(target, 1)
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) runs.get(target.name)?.push(await load(target, seconds))
  }
  return new Map([...runs].map(([name, figures]) => [name, medianRun(figures)]))
}

function medianRun(figures: Figures[]): Figures {
  const sorted = figures.toSorted((a, b) => a.cost - b.cost)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('Nothing was measured.')
  return { ...middle, failures: figures.reduce((sum, run) => sum + run.failures, 0) }
}
