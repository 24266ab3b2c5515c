import 'server-only'
import { execFile } from 'node:child_process'
import { join } from 'node:path'

const timeLimitMs = 10_000
const heapMegabytes = 256
/** Of the whole process: the largest accepted picture needs 900 of them while it is decoded. */
const memoryMegabytes = 1200

/** Compiling a script again takes longer than most runs; Node goes without where it cannot write. */
const compileCache = join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/.cache/confined')

/** The shell sets the limits of a process, then replaces itself with the program. */
const bounded = 'ulimit -d "$1" && shift && exec "$@"'

/**
 * Runs one of our scripts in a separate process, without our environment variables, with limits on
 * memory and time; returns its output. Rejects when it fails or exceeds a limit.
 */
export function runConfined(script: string, argument: string): Promise<string> {
  const command = [process.execPath, `--max-old-space-size=${heapMegabytes}`, script, argument]
  const args = ['-c', bounded, 'confined', String(memoryMegabytes * 1024), ...command]
  const limits = { timeout: timeLimitMs, killSignal: 'SIGKILL', maxBuffer: 1_000_000 } as const
  return new Promise((resolve, reject) => {
    const env = { NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache } as const
    execFile('/bin/sh', args, { ...limits, env }, (error, output) =>
      error ? reject(error) : resolve(output),
    )
  })
}
