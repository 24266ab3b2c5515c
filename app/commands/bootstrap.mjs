/**
 * What `npm start` and `npm test` need before anything is installed. Plain JavaScript for
 * Node 20 and later; everything after `ready()` runs on the Node of this project.
 */
import { spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const root = process.cwd()
const installedMark = join(root, 'node_modules', '.installed-lock')
const projectNode = join(root, 'node_modules', '.bin', 'node')
const oldestNode = 22

export function print(line) {
  process.stdout.write(`${line}\n`)
}

/** Ends with one clear line. 78 is 'configuration error', as sysexits names it. */
export function fail(line, code = 1) {
  process.stderr.write(`${line}\n`)
  process.exit(code)
}

/** Signals by which somebody stops a program; any other one is a crash. */
const stopSignals = new Set(['SIGHUP', 'SIGINT', 'SIGTERM'])

/** Runs a program and resolves with its exit code. Signals to this process are passed on to it. */
export async function run(command, args, options = {}) {
  return (await runToEnd(command, args, options)).code
}

/** The signal by which a program crashed; undefined when it ended by itself or was stopped. */
export function crashOf(signal) {
  return signal && !stopSignals.has(signal) ? signal : undefined
}

/**
 * Runs a step on the embedded database, and repeats it once when a signal ends it: Node may abort
 * while it compiles or frees PGlite's WebAssembly (nodejs/node 64500). An exit code is final.
 * `runOnce` resolves with the result of a run, whose `crash` is the signal that ended it.
 */
export async function retryAfterCrash(name, runOnce) {
  const first = await runOnce()
  if (!first.crash) return first
  process.stderr.write(`${name} was ended by ${first.crash}: repeating it once.\n`)
  const second = await runOnce()
  if (second.crash) process.stderr.write(`${name} was ended by ${second.crash} again.\n`)
  return second
}

/** Runs a program with `retryAfterCrash` and resolves with its exit code. */
export async function runWithRetry(name, command, args, options = {}) {
  return (await retryAfterCrash(name, () => runToEnd(command, args, options))).code
}

function runToEnd(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', cwd: root, ...options })
    const pass = (signal) => child.kill(signal)
    process.on('SIGINT', pass)
    process.on('SIGTERM', pass)
    child.on('error', () => resolve({ code: 127 }))
    child.on('exit', (code, signal) => {
      process.off('SIGINT', pass)
      process.off('SIGTERM', pass)
      resolve({ code: code ?? 1, crash: crashOf(signal) })
    })
  })
}

/** Next's command line, where its package says it is. */
export function nextCli() {
  const folder = join(root, 'node_modules', 'next')
  return join(folder, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin.next)
}

/**
 * How Node runs the built portal, for little memory: a small young generation, and an old one that is
 * collected before it has grown by half (PSS after a thousand rendered pages 620 MB without, 410 with,
 * for a tenth more processor time in rendering); the embedded database is WebAssembly, of which
 * optimised code takes 70 MB. What C libraries free goes back to the system.
 */
export const serverArguments = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=40',
  '--liftoff-only',
  '--disable-warning=ExperimentalWarning',
  'app/commands/serve.ts',
]
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_ENV: 'production',
  // A second start compiles nothing again.
  NODE_COMPILE_CACHE: join(root, '.next', 'cache', 'compiled'),
}

/** The Node that runs the portal: the project's own where its package is installed. */
export function nodePath() {
  return existsSync(projectNode) ? projectNode : process.execPath
}

/** The environment in which `node` and every tool are the project's. */
export function projectEnvironment(extra = {}) {
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`
  return { ...process.env, PATH: path, NEXT_TELEMETRY_DISABLED: '1', ...extra }
}

function lockText() {
  return readFileSync(join(root, 'package-lock.json'), 'utf8')
}

/** Says what is being done and, once it is, how long it took. Resolves with the exit code. */
export async function timed(what, work) {
  print(`${what} …`)
  const startedAt = Date.now()
  const code = await work()
  if (code === 0) print(`${what}: ${((Date.now() - startedAt) / 1000).toFixed(0)} s`)
  return code
}

/**
 * Installs what the lock file names, when it is not installed yet or the lock has changed: what the
 * portal needs, or what its tests need as well, which add theirs to it.
 */
export async function ready({ withTests = false } = {}) {
  const marks = { portal: `${lockText()}The portal alone.`, all: lockText() }
  const installed = existsSync(installedMark) ? readFileSync(installedMark, 'utf8') : ''
  const isInstalled = installed === marks.all || (!withTests && installed === marks.portal)
  if (!isInstalled) {
    const adds = withTests && installed === marks.portal
    const action = adds ? ['install', '--no-save'] : ['ci']
    const scope = withTests ? '--include=dev' : '--omit=dev'
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    // Packages are public, and the inspector of files reads them as an account without rights.
    const umask = process.umask(0o022)
    const code = await timed(
      adds ? 'Installing packages of the tests' : 'Installing packages',
      () => run('npm', [...action, scope, ...quiet]),
    )
    if (code !== 0) fail('The packages could not be installed; see the lines above.')
    process.umask(umask)
    writeFileSync(installedMark, withTests ? marks.all : marks.portal)
  }
  if (!existsSync(projectNode) && Number(process.versions.node.split('.')[0]) < oldestNode) {
    fail(`Node ${oldestNode} or later is needed; this is ${process.version}.`)
  }
}

const sources = ['app', 'components', 'features', 'lib', 'messages', 'public']
const sourceFiles = ['next.config.ts', 'middleware.ts', 'package-lock.json', 'tsconfig.json']
const neverBuilt = /\.(?:test|spec)\.tsx?$|[/\\](?:seed|commands|migrations)[/\\]/

function newestChange(path) {
  if (neverBuilt.test(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newestChange(join(path, name))))
}

/**
 * Builds the portal when there is no build, or when a source is newer than it. Resolves with the exit
 * code. What the bundler says is printed when it fails: its warnings are for who edits the portal, and
 * `npm run build` shows them.
 */
export async function build() {
  const mark = join(root, '.next', 'BUILD_ID')
  const builtAt = existsSync(mark) ? statSync(mark).mtimeMs : 0
  const paths = [...sources, ...sourceFiles].map((name) => join(root, name)).filter(existsSync)
  if (builtAt > Math.max(...paths.map(newestChange))) return 0
  const folder = mkdtempSync(join(tmpdir(), 'portal-build-'))
  const log = join(folder, 'log')
  const file = openSync(log, 'w')
  const options = { env: projectEnvironment(), stdio: ['ignore', 'ignore', file] }
  const code = await timed('Building the portal', () =>
    run(nodePath(), [nextCli(), 'build'], options),
  )
  closeSync(file)
  if (code !== 0) process.stderr.write(readFileSync(log))
  rmSync(folder, { recursive: true })
  return code
}

export const notBuilt = 'The portal could not be built; see the lines above.'

/** Builds the portal with `build`, or ends this process. */
export async function built() {
  if ((await build()) !== 0) fail(notBuilt)
}

/** Runs one of the project's TypeScript commands on the project's Node. */
export function command(name, args = [], options = {}) {
  const flags = [
    '--conditions=react-server',
    '--disable-warning=ExperimentalWarning',
    '--import',
    'tsx',
  ]
  const step = [basename(name, '.ts'), ...args].join(' ')
  const all = [...flags, join(root, 'app/commands', name), ...args]
  return runWithRetry(`The step '${step}'`, nodePath(), all, {
    env: projectEnvironment(options.environment),
  })
}

/** Whether nothing listens on the port yet. */
export function portIsFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
