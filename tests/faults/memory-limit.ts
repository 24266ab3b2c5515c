import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const groups = '/sys/fs/cgroup'
const name = 'portal-faults'

/** A control group that gives its processes so much memory and no more. */
export interface MemoryLimit {
  hold: (pid: number) => void
  /** How often its processes reached the limit. */
  reached: () => number
  remove: () => void
}

/** Throws where no control group can be made. */
export function limitMemory(bytes: number): MemoryLimit {
  const isUnified = existsSync(join(groups, 'cgroup.controllers'))
  const folder = join(groups, isUnified ? '' : 'memory', name)
  const at = (file: string) => join(folder, file)
  if (isUnified) writeFileSync(join(groups, 'cgroup.subtree_control'), '+memory')
  if (!existsSync(folder)) mkdirSync(folder)
  writeFileSync(at(isUnified ? 'memory.max' : 'memory.limit_in_bytes'), String(bytes))
  return {
    hold: (pid) => writeFileSync(at('cgroup.procs'), String(pid)),
    reached: () =>
      isUnified
        ? Number(/^max (\d+)$/m.exec(readFileSync(at('memory.events'), 'utf8'))?.[1])
        : Number(readFileSync(at('memory.failcnt'), 'utf8')),
    remove: () => rmdirSync(folder),
  }
}
