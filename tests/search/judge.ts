/**
 * `npm run search:judge`: loads the sample data into a database in memory, asks the judged queries
 * of `judged-queries.json` and prints recall among the first ten and mean reciprocal rank, by what
 * the queries try, with those that did not find all they should at the first place.
 */
import { seedIfEmpty } from '@/features/installation/server/service'
import { openInMemory } from '@/lib/db/embedded'
import type { DatabaseHandle } from '@/lib/db/handle'
import { migrate } from '@/lib/db/migrate'
import { localStorage } from '@/lib/files/local-storage'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { judgeAll } from './judging'

const slot = Symbol.for('portal.db')
const holder: typeof globalThis & { [slot]?: Promise<DatabaseHandle> } = globalThis
const least = { recall: 0.95, reciprocalRank: 0.85 }

const folder = await mkdtemp(join(tmpdir(), 'portal-judge-'))
const database = await openInMemory()
try {
  await migrate(database)
  const files = localStorage(folder)
  await seedIfEmpty(database, { sampleData: true, samplePassword: 'not-used-here', files })
  holder[slot] = Promise.resolve(database)
  const { count, recall, reciprocalRank, groups, weak } = await judgeAll()
  for (const one of groups) {
    const figures = `${one.recall.toFixed(3)}  ${one.reciprocalRank.toFixed(3)}`
    console.log(`${one.about.padEnd(48)} ${String(one.count).padStart(4)}  ${figures}`)
  }
  for (const { q, expect, found } of weak) {
    console.log(`${q}: ${expect.join(' ')} among ${found.join(' ') || 'nothing'}`)
  }
  console.log(
    `${count} queries: recall in the first ten ${recall.toFixed(3)}, mean reciprocal rank ${reciprocalRank.toFixed(3)}`,
  )
  process.exitCode = recall >= least.recall && reciprocalRank >= least.reciprocalRank ? 0 : 1
} finally {
  delete holder[slot]
  await database.close()
  await rm(folder, { recursive: true, force: true })
}
