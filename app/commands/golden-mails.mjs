/**
 * The mails that the database tests send, one line of JSON each, against their golden file: `npm test`
 * compares, `npm run golden` writes. Runs on Node 20, as all that a test command itself does.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { print } from './bootstrap.mjs'

const golden = 'tests/golden/files/mails.txt'
const shown = 5

const linesOf = (file) => new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))

/** The exit code: 1 where a mail is new or gone, and the first of each are printed. */
export function compareMails(recorded, file = golden) {
  const [now, before] = [linesOf(recorded), linesOf(file)]
  const without = (lines, others) => [...lines].filter((line) => !others.has(line))
  const differences = { gone: without(before, now), new: without(now, before) }
  for (const [what, lines] of Object.entries(differences)) {
    if (lines.length > 0) print(`${lines.length} mails are ${what}, for example:`)
    for (const line of lines.slice(0, shown)) print(`  ${line}`)
  }
  return differences.gone.length + differences.new.length > 0 ? 1 : 0
}

/** Writes the golden file; a difference is explained in the commit that changes it. */
export function writeMails(recorded, file = golden) {
  writeFileSync(file, `${[...linesOf(recorded)].sort().join('\n')}\n`)
}
