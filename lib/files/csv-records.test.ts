import { afterEach, describe, expect, it, vi } from 'vitest'
import { csvRecords, UnreadableFile, type CsvRecord } from './csv-records'

async function* blockOf(lines: readonly string[]) {
  yield [...lines]
}

async function recordsOf(lines: readonly string[], maxLines?: number) {
  const records: CsvRecord[] = []
  for await (const record of csvRecords(blockOf(lines), maxLines)) records.push(record)
  return records
}

const many = (count: number, line: string) => Array.from({ length: count }, () => line)

/** How many characters are looked at for a quote or a delimiter while a file is read. */
async function workOf(lines: readonly string[], maxLines: number): Promise<number> {
  let read = 0
  const { indexOf } = String.prototype
  const spy = vi.spyOn(String.prototype, 'indexOf')
  spy.mockImplementation(function count(this: string, search: string, from = 0) {
    const found = indexOf.call(this, search, from)
    read += (found < 0 ? this.length : found) - from + 1
    return found
  })
  await recordsOf(lines, maxLines).finally(() => spy.mockRestore())
  return read
}

afterEach(() => vi.restoreAllMocks())

describe('the records of a CSV file', () => {
  it('have cells over several lines, and the number of their first one', async () => {
    const lines = ['\ufeffa;b', '1;"x', 'y;""z"""', '', '2;w']
    expect(await recordsOf(lines)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', 'x\ny;"z"'] },
      { line: 5, cells: ['2', 'w'] },
    ])
  })

  it('lose only the line whose quote is not closed', async () => {
    const lines = ['a,b', '1,"x', '2,y', '3,"z"', '4,"w"', '5,"']
    expect(await recordsOf(lines)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, refused: 'quotes' },
      { line: 3, cells: ['2', 'y'] },
      { line: 4, cells: ['3', 'z'] },
      { line: 5, cells: ['4', 'w'] },
      { line: 6, refused: 'quotes' },
    ])
  })

  it('have quotes as text in cells that do not begin with one', async () => {
    expect(await recordsOf(['a,b', '1,5" pipe', '2,6"x6" beam'])).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '5" pipe'] },
      { line: 3, cells: ['2', '6"x6" beam'] },
    ])
  })

  it('have a limited number of lines, after which a quote counts as not closed', async () => {
    const lines = ['a,b', '1,"x', 'y', 'z"', '2,w']
    expect((await recordsOf(lines, 3))[1]).toEqual({ line: 2, cells: ['1', 'x\ny\nz'] })
    expect(await recordsOf(lines, 2)).toContainEqual({ line: 2, refused: 'quotes' })
  })

  it('are refused as a whole where more than a hundred quotes are not closed', async () => {
    await expect(recordsOf(['a,b', ...many(101, '1,"x"y')])).rejects.toBeInstanceOf(UnreadableFile)
  })
})

describe('the work on a CSV file with many open quotes', () => {
  const ratio = async (fileOf: (lines: number) => readonly [readonly string[], number]) => {
    const [small, large] = [await workOf(...fileOf(50)), await workOf(...fileOf(100))]
    expect(small).toBeGreaterThan(0)
    return large / small
  }

  it('doubles at most where one quoted cell has twice as many lines', async () => {
    const file = (lines: number) =>
      [['a,b', '1,"x', ...many(lines, 'text'), '"'], lines + 2] as const
    expect(await ratio(file)).toBeLessThan(2.1)
  })

  it('doubles at most where every line opens a quote that the next one closes and opens', async () => {
    const file = (lines: number) => [['a,b', ...many(lines + 90, 'x","y')], lines] as const
    expect(await ratio(file)).toBeLessThan(2.1)
  })
})
