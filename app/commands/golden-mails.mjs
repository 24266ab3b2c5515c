/** Every mail that the database tests of the gate send, a line each, compared with its golden file. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { print } from './bootstrap.mjs'

const shown = 400

/**
 * The subject of a mail that is sent or not by the order in which jobs are taken: an enquiry is
 * assigned and freed again before its mail is due.
 */
const sentByOrder = '"subject":"أُسند إليك الاستفسار رقم 0: استفسار عام عن التجارة والخدمات"'

const linesOf = (file) => {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return new Set(lines.filter((line) => line !== '' && !line.includes(sentByOrder)))
}

/** The lines of one file that the other one does not hold. */
const without = (lines, others) => [...lines].filter((line) => !others.has(line))

const subjectOf = (line) => /"subject":"[^"]*"/.exec(line)?.[0]

/** A new line from where it differs first from a golden one of its subject. */
function difference(line, golden) {
  const same = [...golden].filter((one) => subjectOf(one) === subjectOf(line))
  const firsts = same.map((one) => [...one].findIndex((letter, at) => letter !== line[at]))
  const first = Math.max(0, ...firsts)
  const from = Math.max(0, first - shown / 4)
  return from === 0
    ? line.slice(0, shown)
    : `${subjectOf(line)} … ${line.slice(from, from + shown)}`
}

/** A file for the mails of a run, and what is done with it when they are all sent. */
export function recordedMails(golden = 'tests/golden/files/mails.txt') {
  const file = join(tmpdir(), `portal-mails-${process.pid}`)
  rmSync(file, { force: true })
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
        ...without(expected, found).map((line) => `- ${line}`),
        ...without(found, expected).map((line) => `+ ${difference(line, expected)}`),
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
