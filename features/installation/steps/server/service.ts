import 'server-only'
import type { Executor } from '@/lib/db/database'

/** A step of the load: its name, the number of its records, and the function that writes them. */
export interface LoadStep {
  name: string
  records: number
  write: (db: Executor) => Promise<void>
}

/** Runs the steps one after the other; calls `onStep` after each. */
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
