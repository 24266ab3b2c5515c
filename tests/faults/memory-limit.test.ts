import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { limitMemory } from './memory-limit'

let groups: string
beforeEach(() => void (groups = mkdtempSync(join(tmpdir(), 'groups-'))))
afterEach(() => rmSync(groups, { recursive: true, force: true }))

const put = (file: string, text: string) => writeFileSync(join(groups, file), text)
const read = (file: string) => readFileSync(join(groups, file), 'utf8')

/** The files that a kernel makes with the folder of a group. */
function group(folder: string, files: Record<string, string>) {
  mkdirSync(join(groups, folder), { recursive: true })
  for (const [name, text] of Object.entries(files)) put(`${folder}/${name}`, text)
}

describe('a limit of memory for the faults', () => {
  it('is a group of version 2 where the controllers are listed', () => {
    put('cgroup.controllers', 'cpuset cpu io memory pids\n')
    group('portal-faults', {
      'memory.events': 'max 4\noom 1\noom_kill 1\n',
      'memory.swap.max': 'max',
    })
    const limit = limitMemory(4096, groups)
    limit.hold(17)
    expect(read('cgroup.subtree_control')).toBe('+memory')
    expect(
      ['memory.max', 'memory.swap.max', 'cgroup.procs'].map((name) =>
        read(`portal-faults/${name}`),
      ),
    ).toEqual(['4096', '0', '17'])
    expect(limit.killed()).toBe(0)
    put('portal-faults/memory.events', 'max 9\noom 2\noom_kill 2\noom_group_kill 0\n')
    expect(limit.killed()).toBe(1)
  })

  it('is a group of version 1 elsewhere', () => {
    const folder = 'memory/portal-faults'
    group(folder, { 'memory.oom_control': 'oom_kill_disable 0\nunder_oom 0\noom_kill 0\n' })
    const limit = limitMemory(4096, groups)
    limit.hold(17)
    expect(
      ['memory.limit_in_bytes', 'cgroup.procs'].map((name) => read(`${folder}/${name}`)),
    ).toEqual(['4096', '17'])
    put(`${folder}/memory.oom_control`, 'oom_kill_disable 0\nunder_oom 0\noom_kill 1\n')
    expect(limit.killed()).toBe(1)
  })

  it('says why there is none', () => {
    expect(() => limitMemory(4096, groups)).toThrow('ENOENT')
    put('cgroup.controllers', 'cpu pids\n')
    expect(() => limitMemory(4096, groups)).toThrow('without a limit of memory')
  })
})
