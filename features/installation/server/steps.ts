import 'server-only'
import type { KindName } from '@/features/content/kinds/contract'
import { importRecords } from '@/features/content/server/imports'
import type { Executor } from '@/lib/db/database'
import type { LoadContext } from '../contract'

/** A step of the load: its name, the number of its records, and the function that writes them. */
export interface LoadStep {
  name: string
  records: number
  write: (db: Executor) => Promise<void>
}

/** A step that writes records of one kind. */
export function stepOf<Item>(
  name: string,
  records: Item[],
  write: (db: Executor, records: Item[]) => Promise<void>,
): LoadStep {
  return { name, records: records.length, write: (db) => write(db, records) }
}

/** A step that imports records of kinds of content, first those that the others refer to. */
export function contentStep(
  name: string,
  ...kinds: readonly (readonly [KindName, readonly unknown[]])[]
): LoadStep {
  return {
    name,
    records: kinds.reduce((sum, [, records]) => sum + records.length, 0),
    write: async (db) => {
      for (const [kind, records] of kinds) await importRecords(db, kind, records)
    },
  }
}

/** Makes records from their seed, with their covers and documents. */
export function recordsOf<Seed, Item>(
  seed: readonly Seed[],
  recordOf: (one: Seed, context: LoadContext) => Promise<Item>,
  context: LoadContext,
): Promise<Item[]> {
  return Promise.all(seed.map((one) => recordOf(one, context)))
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
