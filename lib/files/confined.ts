import 'server-only'
import { logger } from '@/lib/log/logger'
import { processWide } from '@/lib/settings/process-wide'
import { settings } from '@/lib/settings/settings'
import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { confinementsOf, permissions, type Confinement } from './confinement'

export const timeLimitMs = 10_000
const heapMegabytes = 256
/** Of the whole process: the largest accepted picture needs 900 of them while it is decoded. */
const memoryMegabytes = 1200
/** The largest picture in its sizes takes a quarter of it. */
const longestOutput = 64_000_000

/**
 * The shell limits the memory of the process, covers files and folders (up to `--`) so that nobody
 * within finds them, then replaces itself with the program.
 */
const bounded = `ulimit -d "$1" && shift && while [ "$1" != -- ]; do
  if [ -d "$1" ]; then mount -t tmpfs -o size=4k,mode=0 none "$1" || exit
  elif [ -e "$1" ]; then mount --bind /dev/null "$1" || exit
  fi
  shift
done && shift && exec "$@"`

/** Where programs of the system are. Nothing of our own environment is passed on. */
const environment = {
  PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
  NODE_ENV: 'production',
} as const

/** What tries out a confinement: the one script that the portal runs. */
export const inspectorFile = join(
  /* turbopackIgnore: true */ process.cwd(),
  'lib/files/inspector/inspector.ts',
)

/**
 * Runs one of our scripts in a separate process, with the input on its standard input; returns its
 * output. The process gets none of our environment variables, reads nothing but itself, its packages
 * and the input, writes and starts nothing, and is limited in memory and time. Rejects when it fails
 * or exceeds a limit.
 */
export async function runConfined(
  script: string,
  argument: string,
  input: Uint8Array = new Uint8Array(),
): Promise<string> {
  for (const confinement of confinementsOf(script)) {
    if (await isAllowed(confinement)) return runIn(confinement, [script, argument], input)
  }
  throw new Error('No script can be run here.')
}

/** The system has too few processes, files or too little memory at the moment. */
const shortages: unknown[] = ['EAGAIN', 'ENOMEM', 'EMFILE', 'ENFILE']

/** The same, as the programs that confine a script and the shell say it. */
const saidShortage =
  /Resource temporarily unavailable|Cannot allocate memory|Too many open files|Cannot fork/

/** Whether the system allows this confinement, as a trial says. */
async function isAllowed(confinement: Confinement): Promise<boolean> {
  const trials = processWide('confinements', () => new Map<string, Promise<boolean>>())
  const { name } = confinement
  const trial = trials.get(name) ?? attempt(confinement)
  trials.set(name, trial)
  return trial.catch((error: unknown) => {
    // A machine that has too much to do at the moment says nothing about what it allows.
    trials.delete(name)
    throw error
  })
}

async function attempt(confinement: Confinement): Promise<boolean> {
  const { name } = confinement
  try {
    await runIn(confinement, [inspectorFile, JSON.stringify({ kind: 'ready' })], new Uint8Array())
    logger().info({ confinement: name }, 'files are inspected without rights')
    return true
  } catch (error) {
    if (isOfTheMoment(error)) throw error
    return false
  }
}

/** Whether a trial failed because of what else the machine has to do. */
function isOfTheMoment(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const wasKilled = 'killed' in error && error.killed === true
  const isShort = 'code' in error && shortages.includes(error.code)
  return wasKilled || isShort || saidShortage.test(error.message)
}

/** Runs a script in this confinement, and in no other one. */
export function runIn(
  { account, outer, inner, covers }: Confinement,
  [script, argument]: readonly [script: string, argument: string],
  input: Uint8Array,
  allowed: readonly string[] = permissions(script),
): Promise<string> {
  const covered = covers ? [settings().DATA_DIR, '.env', '.env.local'] : []
  const [program = '', ...args] = [
    ...outer,
    '/bin/sh',
    '-c',
    bounded,
    'confined',
    String(memoryMegabytes * 1024),
    ...covered.map((path) => resolve(path)),
    '--',
    ...inner,
    process.execPath,
    `--max-old-space-size=${heapMegabytes}`,
    ...allowed,
    script,
    argument,
  ]
  const limits = { timeout: timeLimitMs, killSignal: 'SIGKILL', maxBuffer: longestOutput } as const
  return new Promise((done, reject) => {
    const options = { ...limits, ...account, env: environment, cwd: '/' }
    const child = execFile(/* turbopackIgnore: true */ program, args, options, (error, output) =>
      error ? reject(error) : done(output),
    )
    // It may end before it has read everything; its exit says why.
    child.stdin?.on('error', () => undefined).end(input)
  })
}
