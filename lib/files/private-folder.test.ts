import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openToOthers } from '@/tests/support/open-modes'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makePrivate } from './private-folder'

let folder: string
const at = (name: string) => join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-private-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, mode: number): void {
  writeFileSync(at(name), 'secret')
  chmodSync(at(name), mode)
}

function folderOf(name: string, mode: number): void {
  mkdirSync(at(name))
  chmodSync(at(name), mode)
}

function made(path = folder): string[] {
  const lines: string[] = []
  makePrivate(path, (line) => lines.push(line))
  return lines
}

describe('a data folder that other accounts may read', () => {
  it('is closed to them with everything in it, also what nobody but them may read', async () => {
    chmodSync(folder, 0o777)
    folderOf('mail', 0o755)
    write('mail/reset.eml', 0o644)
    write('mail/group.eml', 0o060)
    write('program', 0o755)
    const socket = createServer().listen(at('lock.sock'))
    await once(socket, 'listening')
    chmodSync(at('lock.sock'), 0o777)
    expect(made()).toEqual([])
    expect(openToOthers(folder)).toEqual([])
    expect(statSync(at('mail/reset.eml')).mode & 0o777).toBe(0o600)
    expect(statSync(at('program')).mode & 0o777).toBe(0o700)
    socket.close()
  })

  it('does not lead to what its symbolic links name', () => {
    folderOf('data', 0o755)
    folderOf('elsewhere', 0o755)
    write('elsewhere/public.txt', 0o644)
    symlinkSync('../elsewhere', at('data/link'))
    symlinkSync('../elsewhere/public.txt', at('data/file'))
    expect(made(at('data'))).toEqual([])
    expect(openToOthers(at('data'))).toEqual([])
    expect(openToOthers(at('elsewhere'))).toHaveLength(2)
  })

  it('is closed where the setting itself is a symbolic link', () => {
    folderOf('data', 0o755)
    symlinkSync('data', at('setting'))
    made(at('setting'))
    expect(openToOthers(at('data'))).toEqual([])
  })

  it('need not exist', () => {
    expect(made(at('none'))).toEqual([])
  })

  it('is named in one line where its files belong to somebody else', () => {
    // No account may change modes here, not even root.
    const lines = made('/proc/self/attr')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^The portal cannot close \/proc\/\d+\/attr and \d+ more to other /)
  })
})
