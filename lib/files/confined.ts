import 'server-only'
import { execFile } from 'node:child_process'

const longestMs = 10_000
const heapMegabytes = 256
/** All of a process: the largest picture that is taken needs 900 of them while it is decoded. */
const memoryMegabytes = 1200

/** The shell knows how to bound a process; what it starts takes its place. */
const bounded = 'ulimit -d "$1" && shift && exec "$@"'

/**
 * Runs a script of ours in a process of its own, without any of our environment, with a bound on
 * its memory and its time; answers what it writes. Rejects when it fails or goes past a bound.
 */
export function runConfined(script: string, argument: string): Promise<string> {
  const command = [process.execPath, `--max-old-space-size=${heapMegabytes}`, script, argument]
  const args = ['-c', bounded, 'confined', String(memoryMegabytes * 1024), ...command]
  const limits = { timeout: longestMs, killSignal: 'SIGKILL', maxBuffer: 1_000_000 } as const
  return new Promise((resolve, reject) => {
    execFile('/bin/sh', args, { ...limits, env: { NODE_ENV: 'production' } }, (error, output) =>
      error ? reject(error) : resolve(output),
    )
  })
}
