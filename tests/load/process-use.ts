import { once } from 'node:events'
import { readFile } from 'node:fs/promises'

const ticksPerSecond = 100

/** The processor time that a process and its threads have used, in microseconds (steps of 10 ms). */
export async function processorTime(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name of the program is in brackets and may hold blanks; fields 14 and 15 are user and system.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000_000
}

/** The memory of a process in megabytes: shared pages count by their share (PSS). */
export function memoryOf(pid: number): Promise<number> {
  return megabytes(pid, 'Pss')
}

/**
 * The memory that grows with what a process does, in megabytes. Without the pages of files: its
 * share of the program of Node grows when another process of Node ends.
 */
export function ownMemoryOf(pid: number): Promise<number> {
  return megabytes(pid, 'Pss_Anon')
}

async function megabytes(pid: number, field: string): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) / 1024
}

/** Lets a process collect all garbage, by the inspector of Node that it has open at a port of this machine. */
export async function collectGarbage(port: number): Promise<void> {
  const [target] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()
  const inspector = new WebSocket(target.webSocketDebuggerUrl)
  await once(inspector, 'open')
  for (const id of [1, 2]) {
    inspector.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }))
    await once(inspector, 'message')
  }
  inspector.close()
}
