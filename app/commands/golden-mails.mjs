/**
 * The mails that the database tests send, one line of JSON each, against their golden file: `npm test`
 * compares, `npm run golden` writes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { print } from './bootstrap.mjs'

const golden = 'tests/golden/files/mails.txt'
const shown = 5

const linesOf = (file) => new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))

/** The exit code: 1 where a mail is new or gone, and the first of each are printed. */
export function compareMails(recorded, file = golden) {
  const [now, before] = [linesOf(recorded), linesOf(file)]
  const differences = { gone: before.difference(now), new: now.difference(before) }
  for (const [what, lines] of Object.entries(differences)) {
    if (lines.size > 0) print(`${lines.size} mails are ${what}, for example:`)
    for (const line of [...lines].slice(0, shown)) print(`  ${line}`)
  }
  return differences.gone.size + differences.new.size > 0 ? 1 : 0
}

/** Writes the golden file; a difference is explained in the commit that changes it. */
export function writeMails(recorded, file = golden) {
  writeFileSync(file, `${[...linesOf(recorded)].toSorted().join('\n')}\n`)
}
