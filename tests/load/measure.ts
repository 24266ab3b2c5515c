import autocannon from 'autocannon'

/** One measured target: an address, and the headers a browser would send. */
export interface Target {
  name: string
  url: string
  headers?: Record<string, string>
}

export interface Figures {
  perSecond: number
  p50: number
  p99: number
  failures: number
}

const connections = 10

/** Loads one address for some seconds with compressed responses, as browsers request them. */
async function load(target: Target, seconds: number): Promise<Figures> {
  const result = await autocannon({
    url: target.url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip', ...target.headers },
  })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.errors + result.timeouts + result.non2xx,
  }
}

/**
 * Measures all targets in turn, round by round, so that a change of the machine's speed meets
 * all of them alike; the median of the rounds is kept.
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
  const sorted = figures.toSorted((a, b) => a.perSecond - b.perSecond)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('Nothing was measured.')
  return { ...middle, failures: figures.reduce((sum, run) => sum + run.failures, 0) }
}
