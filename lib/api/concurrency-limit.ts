import 'server-only'
import { processWide } from '@/lib/settings/process-wide'
import { Problem } from './problem'

interface Queue {
  working: number
  waiting: (() => void)[]
}

/**
 * A semaphore: limits how much expensive work runs at once in this process and queues the rest, so
 * that reads do not wait behind it (RELIABILITY.md section 4). Throws `unavailable` when the queue is full.
 */
export function concurrencyLimit(
  name: string,
  { atOnce, waiting }: { atOnce: number; waiting: number },
) {
  const sharedQueue = () =>
    processWide<Queue>(`concurrency-limit-${name}`, () => ({ working: 0, waiting: [] }))
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const own = sharedQueue()
    if (own.working >= atOnce) {
      if (own.waiting.length >= waiting) throw new Problem('unavailable', { retryAfter: 2 })
      await new Promise<void>((turn) => own.waiting.push(turn))
    } else {
      own.working += 1
    }
    try {
      return await work()
    } finally {
      const next = own.waiting.shift()
      if (next) next()
      else own.working -= 1
    }
  }
}
