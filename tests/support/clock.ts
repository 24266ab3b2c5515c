import { pathToFileURL } from 'node:url'

const shiftedClock = pathToFileURL('tests/faults/shifted-clock.ts').href

/** The environment of a process, its threads and its embedded database whose clock is seconds ahead. */
export const clockShiftedBy = (seconds: number) => ({
  NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import=${shiftedClock}`,
  CLOCK_SHIFT: String(seconds),
})
