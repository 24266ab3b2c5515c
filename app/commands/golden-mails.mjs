/** Every mail that the database tests of the gate send, a line each, compared with its golden file. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { print } from './bootstrap.mjs'

const shown = 400

const linesOf = (file) =>
  new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [])

/** The lines of one file that the other one does not hold. */
const without = (lines, others) => [...lines].filter((line) => !others.has(line))

const subjectOf = (line) => JSON.parse(line).subject

/**
 * The golden lines whose subject nobody gets any more. Of a mail that several tests lead to, one or
 * the other is sent by the order in which jobs are taken.
 */
function gone(golden, found) {
  const subjects = new Set([...found].map(subjectOf))
  return without(golden, found).filter((line) => !subjects.has(subjectOf(line)))
}

/** A file for the mails of a run, and what is done with it when they are all sent. */
export function recordedMails(golden = 'tests/golden/files/mails.txt') {
  const file = join(tmpdir(), `portal-mails-${process.pid}`)
  const taken = () => {
    const lines = linesOf(file)
    rmSync(file, { force: true })
    return lines
  }
  return {
    file,
    /** Writes the golden file: each mail once, in the order of the lines. */
    write: () => writeFileSync(golden, `${[...taken()].sort().join('\n')}\n`),
    /** Resolves with 1 where a mail is new, or is sent no more, and names it. */
    compare: (printLine = print) => {
      const [found, expected] = [taken(), linesOf(golden)]
      const differences = [
        ...gone(expected, found).map((line) => `- ${line}`),
        ...without(found, expected).map((line) => `+ ${line}`),
      ]
      for (const line of differences) printLine(line.slice(0, shown))
      if (differences.length === 0) return Promise.resolve(0)
      printLine(
        `The mails differ from ${golden}: npm run golden writes them, and the commit says why.`,
      )
      return Promise.resolve(1)
    },
  }
}
