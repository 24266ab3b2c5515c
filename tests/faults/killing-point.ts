import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import pg from 'pg'

/**
 * Loaded before a process of the fault tests: kills it at the point of storing a file that `KILL_AT`
 * names. What the portal does is the same, up to that point.
 */
export const killingPoints = [
  'before the first file has its name',
  'between two files',
  'before the row is written',
  'after the row, before the commit',
  'while it is committed',
  'after the commit',
] as const
export type KillingPoint = (typeof killingPoints)[number]

let named = 0
let hasRow = false

function dieAt(point: KillingPoint): void {
  if (process.env.KILL_AT === point) process.kill(process.pid, 'SIGKILL')
}

const { rename } = files
files.rename = async (from, to) => {
  if (!String(from).endsWith('.part')) return rename(from, to)
  dieAt('before the first file has its name')
  await rename(from, to)
  named += 1
  if (named === 1) dieAt('between two files')
}
syncBuiltinESMExports()

const isRow = (text: string) => /^insert into "files"/i.test(text)
const send = pg.Client.prototype.query

pg.Client.prototype.query = new Proxy(send, {
  apply: (target, client, given: unknown[]) => {
    const text = textOf(given[0])
    const isCommit = hasRow && /^commit/i.test(text)
    if (isRow(text)) dieAt('before the row is written')
    const answer: unknown = Reflect.apply(target, client, given)
    if (isCommit) setImmediate(() => dieAt('while it is committed'))
    if (answer instanceof Promise && (isRow(text) || isCommit)) return answer.then(after(text))
    return answer
  },
})

function after(text: string) {
  return (result: unknown) => {
    if (isRow(text)) {
      hasRow = true
      dieAt('after the row, before the commit')
    } else {
      dieAt('after the commit')
    }
    return result
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  if (typeof query !== 'object' || query === null || !('text' in query)) return ''
  return String(query.text)
}
