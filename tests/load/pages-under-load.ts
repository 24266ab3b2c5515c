import { median } from './median.ts'

/** The work besides reading pages: how much was done, and how much of it was refused. */
export interface WorkDone {
  done: number
  failures: number
}

export interface LoadFigures {
  /** Units of work per second. */
  perSecond: number
  failures: number
  /** Median time of a page's answer in ms: alone, and while the work went on. */
  quiet: number
  loaded: number
}

const pauseMs = 20

/**
 * Reads a page fifty times a second, in turns alone and next to some work at full speed, so that a
 * change of the machine's speed meets both alike.
 */
export async function pagesUnderLoad(
  url: string,
  work: (seconds: number) => Promise<WorkDone>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<LoadFigures> {
  const times: { quiet: number[]; loaded: number[] } = { quiet: [], loaded: [] }
  const total: WorkDone = { done: 0, failures: 0 }
  await read(url, 1)
  for (let round = 0; round < rounds; round += 1) {
    times.quiet.push(...(await read(url, seconds)))
    const [answers, done] = await Promise.all([read(url, seconds), work(seconds)])
    times.loaded.push(...answers)
    total.done += done.done
    total.failures += done.failures
  }
  return {
    perSecond: total.done / (rounds * seconds),
    failures: total.failures,
    quiet: median(times.quiet),
    loaded: median(times.loaded),
  }
}

/** How long each answer took, in ms. */
async function read(url: string, seconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const started = performance.now()
    const response = await fetch(url)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
    times.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return times
}
