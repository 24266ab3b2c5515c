import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether the embedded database was prepared by these migrations: then `npm start` need not open it
 * before the server does. The mark is inside the data directory, so that one that is restored or made
 * again has none.
 */
const migrations = () => readdirSync('lib/db/migrations').filter((name) => name.endsWith('.sql'))

function markIn(environment) {
  if (environment.DATABASE_URL) return null
  const cluster = join(environment.DATA_DIR || '.data', 'database', 'cluster')
  return existsSync(cluster) ? join(cluster, 'portal-prepared.json') : null
}

export function isPrepared(environment) {
  const mark = markIn(environment)
  return mark !== null && existsSync(mark) && readFileSync(mark, 'utf8') === text()
}

export function markPrepared(environment) {
  const mark = markIn(environment)
  if (mark !== null) writeFileSync(mark, text())
}

const text = () => JSON.stringify(migrations())
