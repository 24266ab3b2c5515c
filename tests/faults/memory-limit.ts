import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const name = 'portal-faults'

/** A control group that gives its processes so much memory and no more. */
export interface MemoryLimit {
  hold: (pid: number) => void
  /** How many of its processes the kernel has killed. */
  killed: () => number
  remove: () => void
}

/** The files of both versions of control groups, whose formats are the same. */
const unified = {
  parent: '',
  limit: 'memory.max',
  swap: 'memory.swap.max',
  events: 'memory.events',
}
const first = {
  parent: 'memory',
  limit: 'memory.limit_in_bytes',
  swap: 'memory.swappiness',
  events: 'memory.oom_control',
}

/** Throws, with the reason, where no control group can be made. */
export function limitMemory(bytes: number, groups = '/sys/fs/cgroup'): MemoryLimit {
  const controllers = join(groups, 'cgroup.controllers')
  const isUnified = existsSync(controllers)
  const files = isUnified ? unified : first
  if (isUnified) {
    if (!/\bmemory\b/.test(readFileSync(controllers, 'utf8'))) {
      throw new Error('control groups without a limit of memory')
    }
    writeFileSync(join(groups, 'cgroup.subtree_control'), '+memory')
  }
  const folder = join(groups, files.parent, name)
  const at = (file: string) => join(folder, file)
  if (!existsSync(folder)) mkdirSync(folder)
  writeFileSync(at(files.limit), String(bytes))
  // What is swapped out is not killed. A kernel without swap has no such file.
  if (existsSync(at(files.swap))) writeFileSync(at(files.swap), '0')
  const killed = () => Number(/^oom_kill (\d+)$/m.exec(readFileSync(at(files.events), 'utf8'))?.[1])
  const before = killed()
  return {
    hold: (pid) => writeFileSync(at('cgroup.procs'), String(pid)),
    killed: () => killed() - before,
    remove: () => rmdirSync(folder),
  }
}
