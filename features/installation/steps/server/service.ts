import 'server-only'
import type { Executor } from '@/lib/db/database'

/** Part of the load: what it is called, how many records it has, and how it writes them. */
export interface LoadStep {
  name: string
  records: number
  write: (db: Executor) => Promise<void>
}

/** Writes the steps one after the other; `onStep` hears of each one that is done. */
export async function writeSteps(
  db: Executor,
  steps: readonly LoadStep[],
  onStep: (step: LoadStep) => void,
): Promise<void> {
  for (const step of steps) {
    await step.write(db)
    onStep(step)
  }
}
