import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { compareMails, writeMails } from './golden-mails.mjs'

const folder = mkdtempSync(join(tmpdir(), 'golden-mails-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [recorded, golden] = [join(folder, 'recorded'), join(folder, 'golden')]
const write = (file: string, ...lines: string[]) =>
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''))

describe('the mails of a run', () => {
  let printed: string
  beforeEach(() => {
    printed = ''
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed += String(text)
      return true
    })
  })

  it('are those of the golden file, in any order and however often', () => {
    write(recorded, 'two', 'one', 'two')
    write(golden, 'one', 'two')
    expect([compareMails(recorded, golden), printed]).toEqual([0, ''])
  })

  it('that are new or gone fail the run, and are shown', () => {
    write(recorded, 'one', 'three')
    write(golden, 'one', 'two')
    expect(compareMails(recorded, golden)).toBe(1)
    expect(printed).toBe(
      '1 mails are gone, for example:\n  two\n1 mails are new, for example:\n  three\n',
    )
  })

  it('are written in their order, each once', () => {
    write(recorded, 'two', 'one', 'two')
    writeMails(recorded, golden)
    expect(readFileSync(golden, 'utf8')).toBe('one\ntwo\n')
  })
})
