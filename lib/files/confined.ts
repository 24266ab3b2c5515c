import 'server-only'
import { execFile } from 'node:child_process'

const timeLimitMs = 10_000
const heapMegabytes = 256
/** Of the whole process: the largest accepted picture needs 900 of them while it is decoded. */
const memoryMegabytes = 1200

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
    execFile('/bin/sh', args, { ...limits, env: { NODE_ENV: 'production' } }, (error, output) =>
      error ? reject(error) : resolve(output),
    )
  })
}
