import { appendFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll } from 'vitest'

const seen = new Set<string>()
const { query } = pg.Client.prototype

/** The text of a statement with parameters; transactions and settings are not recorded. */
function note(given: unknown): void {
  if (typeof given !== 'object' || given === null || !('text' in given)) return
  if (
    typeof given.text === 'string' &&
    /^\s*(?:select|insert|update|delete|with)\b/i.test(given.text)
  )
    seen.add(given.text)
}

// What the portal sends PostgreSQL in a run of the database tests (tests/support/record-release.ts).
Object.defineProperty(pg.Client.prototype, 'query', {
  value(this: pg.Client, ...args: unknown[]): unknown {
    note(args[0])
    return Reflect.apply(query, this, args)
  },
})
afterAll(() => {
  const lines = [...seen].map((text) => `${JSON.stringify(text)}\n`)
  appendFileSync(process.env.RECORD_STATEMENTS ?? '', lines.join(''))
})
