import 'server-only'
import { processWide } from '@/lib/settings/process-wide'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

const sampleMs = 20

const watch = () =>
  processWide('event-loop', () => {
    const delay = monitorEventLoopDelay({ resolution: sampleMs })
    delay.enable()
    return { delay, utilization: performance.eventLoopUtilization() }
  })

/** Begins to watch how late the event loop is. */
export function watchEventLoop(): void {
  watch()
}

/** Delays in seconds and the share of busy time since the last reading. */
export function readEventLoop() {
  const state = watch()
  const seconds = (nanoseconds: number) =>
    Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - sampleMs / 1000) : 0
  const { delay } = state
  const now = performance.eventLoopUtilization()
  const figures = {
    p50: seconds(delay.percentile(50)),
    p90: seconds(delay.percentile(90)),
    p99: seconds(delay.percentile(99)),
    max: seconds(delay.max),
    utilization: performance.eventLoopUtilization(now, state.utilization).utilization,
  }
  delay.reset()
  state.utilization = now
  return figures
}
