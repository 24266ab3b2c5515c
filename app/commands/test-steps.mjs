/** Runs the steps of a test command, and says at the end how long each took and what it counted. */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { nodePath, projectEnvironment, run, runWithRetry, print } from './bootstrap.mjs'

const reports = join(process.cwd(), 'node_modules/.cache/test-reports')
const steps = []
const startedAt = Date.now()
let passed = 0
let failed = 0
/** Processor time of the fixed piece of work and of the tests of this run, in seconds. */
const work = { fixed: 0, tests: 0 }

/** What is printed by name at the end: tests that failed, and those that passed at the second try. */
const named = { failed: [], flaky: [] }

/** Ends a run whose failed step has said why. */
class StepFailed extends Error {}

/** Does one after the other, until one fails. */
export async function inTurn(...works) {
  for (const work of works) await work()
}

/** Waits for works that run at the same time; throws the first failure when all have ended. */
export async function together(...works) {
  const settled = await Promise.allSettled(works)
  const failure = settled.find(({ status }) => status === 'rejected')
  if (failure) throw failure.reason
}

/** Does the work of a run, prints the summary, and ends the process. */
export async function runAll(work) {
  const error = await work().catch((reason) => reason)
  if (error && !(error instanceof StepFailed)) throw error
  if (error) failed = Math.max(failed, 1)
  printSummary()
  process.exit(error ? 1 : 0)
}

/** Measures work that resolves with an exit code, or with nothing; another code than 0 ends the run. */
export async function step(name, work, output) {
  const began = Date.now()
  const code = (await work()) ?? 0
  const seconds = (Date.now() - began) / 1000
  steps.push({ name, seconds, code })
  print(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`)
  if (code === 0) return
  if (output) process.stderr.write(readFileSync(output, 'utf8'))
  process.stderr.write(`\n${name}: failed.\n`)
  throw new StepFailed(name)
}

/** Runs a tool next to others. What it prints is shown only when it fails, in one piece. */
export function runTool(name, tool, args, environment = {}) {
  mkdirSync(reports, { recursive: true })
  const output = join(reports, `${name.replace(/\W+/g, '-')}.log`)
  const file = openSync(output, 'w')
  return step(
    name,
    () =>
      run(nodePath(), [modulePath(tool), ...args], {
        env: checkEnvironment(environment),
        stdio: ['ignore', file, file],
      }).finally(() => closeSync(file)),
    output,
  )
}

/** The processor time in seconds of all child processes that have ended; null where no system says so. */
function spentByChildren() {
  const stat = '/proc/self/stat'
  if (!existsSync(stat)) return null
  const ticksPerSecond = 100
  const fields = readFileSync(stat, 'utf8').split(') ')[1].split(' ')
  // `cutime` and `cstime`, the sixteenth and seventeenth field of proc_pid_stat(5).
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
}

/** Does work that starts processes, next to nothing else; resolves with their processor time. */
async function measured(doWork) {
  const before = spentByChildren()
  await doWork()
  return before === null ? 0 : spentByChildren() - before
}

/** Measures the fixed piece of work, in whose terms the budget of the tests is. */
export async function measureFixedWork() {
  const program = join(process.cwd(), 'app/commands/fixed-work.mjs')
  work.fixed = await measured(() => run(nodePath(), [program]))
}

/**
 * Fails where the tests of this run took more processor time than so many fixed pieces of work. Both
 * are measured in one run, so that a slow or busy machine changes nothing.
 */
export function checkBudget(most) {
  if (work.fixed === 0) return Promise.resolve()
  const ratio = Math.round(work.tests / work.fixed)
  const says = `${ratio} fixed pieces of work of ${work.fixed.toFixed(1)} s, at most ${most}`
  return step(`Processor time of the tests: ${says}`, () => Promise.resolve(ratio > most ? 1 : 0))
}

/** Runs a test runner that also writes its results as JSON, and adds them to the counts. */
export async function runTests(name, tool, args, environment = {}) {
  mkdirSync(reports, { recursive: true })
  const report = join(reports, `${name.replace(/\W+/g, '-')}.json`)
  const isVitest = tool.startsWith('vitest')
  print(`\n— ${name}`)
  let code = 1
  const attempt = async () => {
    code = await runWithRetry(
      name,
      nodePath(),
      [modulePath(tool), ...args, ...(isVitest ? [`--outputFile.json=${report}`] : [])],
      {
        env: checkEnvironment({ ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      },
    )
  }
  await step(name, async () => {
    rmSync(report, { force: true })
    work.tests += await measured(attempt)
    count(report)
    return code
  })
}

/** The last lines of a run; continuous integration reads the very last one. */
function printSummary() {
  print('')
  for (const { name, seconds, code } of steps) {
    print(`${seconds.toFixed(1).padStart(8)} s  ${name}${code === 0 ? '' : ': failed'}`)
  }
  print(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(8)} s  in all`)
  for (const [how, titles] of Object.entries(named)) {
    for (const title of titles) print(`${how.padStart(8)}  ${title}`)
  }
  const tried = named.flaky.length > 0 ? `, ${named.flaky.length} flaky` : ''
  print(`${passed} passed, ${failed} failed${tried}`)
}

/** The file of a tool, which is a path within `node_modules` or a full one. */
function modulePath(tool) {
  return resolve(process.cwd(), 'node_modules', tool)
}

function checkEnvironment(extra) {
  // Without a language of the machine Chromium gives a file with an Arabic name another one.
  const { CI = 'true', LANG = 'C.UTF-8' } = process.env
  return projectEnvironment({ CI, LANG, ...extra })
}

function count(report) {
  if (!existsSync(report)) return
  const result = JSON.parse(readFileSync(report, 'utf8'))
  const { numPassedTests, numFailedTests, numFailedTestSuites, stats } = result
  const { failed: failures, flaky } = namedIn(result)
  named.failed.push(...failures)
  named.flaky.push(...flaky)
  passed += numPassedTests ?? stats.expected + stats.flaky
  failed += numFailedTests ?? stats.unexpected
  if (numFailedTests === 0 && numFailedTestSuites > 0) failed += numFailedTestSuites
}

/**
 * The tests of a report of Playwright or Vitest that failed, and those that passed only when they
 * were tried again, by file and title; those of Vitest with the first line of what went wrong.
 */
export function namedIn(report) {
  const tests = [...journeysIn(report), ...(report.testResults ?? []).flatMap(unitsIn)]
  const titles = (how) => tests.filter(({ was }) => was === how).map(({ title }) => title)
  return { failed: titles('failed'), flaky: titles('flaky') }
}

const outcomes = { unexpected: 'failed', flaky: 'flaky' }

function journeysIn({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ status }) => ({ was: outcomes[status], title: `${file}:${line} › ${title}` })),
  )
  return [...own, ...suites.flatMap(journeysIn)]
}

function unitsIn({ name, message, status, assertionResults }) {
  const file = relative(process.cwd(), name)
  const tests = assertionResults.map(({ status, fullName, failureMessages }) => {
    const isFlaky = status === 'passed' && failureMessages.length > 0
    const title = `${file} › ${fullName}: ${firstLine(failureMessages[0])}`
    return { was: isFlaky ? 'flaky' : status, title }
  })
  const isBroken = status === 'failed' && !tests.some(({ was }) => was === 'failed')
  return isBroken ? [...tests, { was: 'failed', title: `${file}: ${firstLine(message)}` }] : tests
}

const longestLine = 200
const firstLine = (text = '') => text.split('\n', 1)[0].slice(0, longestLine)
