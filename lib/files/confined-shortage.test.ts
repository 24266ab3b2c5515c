import { pdfWith } from '@/tests/support/uploads'
import { capturedLog } from '@/tests/support/captured-log'
import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { processWide } from '@/lib/settings/process-wide'
import { expect, it, vi } from 'vitest'
import { inspectorFile, runConfined } from './confined'

const lines = capturedLog()
const inspect = () => runConfined(inspectorFile, JSON.stringify({ kind: 'pdf' }), pdfWith())

const { execFile } = childProcess

/** How a program fails that the system does not start. */
const notStarted = (code: string) => () => {
  throw Object.assign(new Error('spawn'), { code })
}

/** How one fails that starts, and then says that it cannot start another one. */
const saying =
  (line: string) =>
  (...[, , options, done]: Parameters<typeof childProcess.execFile>) =>
    execFile('/bin/sh', ['-c', 'echo "$1" >&2; exit 1', 'sh', line], options, done)

it.each([
  ['EAGAIN', notStarted('EAGAIN')],
  ['EMFILE', notStarted('EMFILE')],
  ['no process for unshare', saying('unshare: fork failed: Resource temporarily unavailable')],
  ['no memory for unshare', saying('unshare: fork failed: Cannot allocate memory')],
  ['no process for the shell', saying('confined: 1: Cannot fork')],
])(
  'a confinement is tried again where its first trial found a system that was short: %s',
  async (_, fail) => {
    processWide('confinements', () => new Map()).clear()
    lines.length = 0
    await inspect()
    const strongest = lines.find(({ confinement }) => confinement !== undefined)?.['confinement']
    processWide('confinements', () => new Map()).clear()
    lines.length = 0
    const start = vi.spyOn(childProcess, 'execFile').mockImplementationOnce(fail)
    syncBuiltinESMExports()
    await expect(inspect()).rejects.toThrow(/spawn|Command failed/)
    start.mockRestore()
    syncBuiltinESMExports()
    await inspect()
    expect(lines).toMatchObject([{ confinement: strongest }])
  },
)
