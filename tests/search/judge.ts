/**
 * `npm run search:judge`: loads the sample data into a database in memory, asks the judged queries
 * of `judged-queries.json` and prints recall among the first ten, mean reciprocal rank, normalised
 * discounted cumulative gain, and the share with a right answer among the first five, by role and by
 * class, with the worst twenty.
 */
import { seedIfEmpty } from '@/features/installation/server/installation'
import { openInMemory } from '@/lib/db/embedded'
import type { DatabaseHandle } from '@/lib/db/handle'
import { migrate } from '@/lib/db/migrate'
import { localStorage } from '@/lib/files/local-storage'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { judgeAll, type Figures } from './judging'

const slot = Symbol.for('portal.db')
const holder: typeof globalThis & { [slot]?: Promise<DatabaseHandle> } = globalThis

const folder = await mkdtemp(join(tmpdir(), 'portal-judge-'))
const database = await openInMemory()
try {
  await migrate(database)
  const files = localStorage(folder)
  await seedIfEmpty(database, { sampleData: true, samplePassword: 'not-used-here', files })
  holder[slot] = Promise.resolve(database)
  const { classes, worst, count, isGoodEnough, ...all } = await judgeAll()
  const row = (name: string, size: number, figures: Figures) =>
    console.log(
      [
        name.padEnd(42),
        String(size).padStart(4),
        ...[figures.recall, figures.reciprocalRank, figures.gain, figures.amongFive].map((one) =>
          one.toFixed(3).padStart(7),
        ),
      ].join(' '),
    )
  console.log(`${''.padEnd(47)}  recall     MRR    nDCG  in five`)
  for (const one of classes) row(one.name, one.count, one)
  row('all', count, all)
  console.log('\nThe worst twenty, for editors:')
  for (const { q, grades, found } of worst) {
    console.log(`${q}: ${Object.keys(grades).join(' ')} among ${found.join(' ') || 'nothing'}`)
  }
  process.exitCode = isGoodEnough ? 0 : 1
} finally {
  delete holder[slot]
  await database.close()
  await rm(folder, { recursive: true, force: true })
}
