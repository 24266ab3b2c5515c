/**
 * `npm run release:record`, once a release is finished: records what its database tests send
 * PostgreSQL. Every later table must still take it, since the release goes on serving while the next
 * one is started (`tests/release`).
 */
import { openInMemory } from '@/lib/db/embedded'
import { migrate } from '@/lib/db/migrate'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { refusedStatements } from '../release/refused-statements'

/** Longer ones add many rows at once, as shorter ones add a few. */
const longest = 8_000

const folder = mkdtempSync(join(tmpdir(), 'statements-'))
const file = join(folder, 'lines')
const run = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'database', '--reporter=dot'],
  { stdio: 'inherit', env: { ...process.env, TEST_ENGINE: 'postgres', RECORD_STATEMENTS: file } },
)
const lines = readFileSync(file, 'utf8').trim().split('\n')
rmSync(folder, { recursive: true })
const seen = [...new Set(lines)].map((line) => z.string().parse(JSON.parse(line)))
const short = seen.filter(({ length }) => length <= longest).sort()
const database = await openInMemory()
await migrate(database)
// The tests have tables of their own.
const refused = await refusedStatements(database, short)
await database.close()
const released = short.filter((statement) => !refused.has(statement))
const text = released.map((statement) => JSON.stringify(statement)).join('\n')
writeFileSync('tests/release/statements.gz', gzipSync(text, { level: 9 }))
process.stdout.write(`${released.length} statements recorded, ${refused.size} left out.\n`)
process.exitCode = run.status ?? 1
