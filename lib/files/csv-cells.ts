import { readCell } from '@/lib/api/harmless-cell'

const delimiters = [',', ';', '\t'] as const

/** The delimiter that the head of a file has most of, outside quotes. */
export function delimiterOf(head: string): string {
  const bare = head.replace(/"[^"]*"/g, '')
  const counted = delimiters.map((one) => ({ one, count: bare.split(one).length }))
  return counted.toSorted((a, b) => b.count - a.count)[0]?.one ?? ','
}

/**
 * The cells of a record (RFC 4180), or of a line that begins inside a quote; `open` where a quote is
 * not closed, `broken` where text follows one.
 */
export function cellsOf(
  text: string,
  delimiter: string,
  isInQuote = false,
): string[] | 'open' | 'broken' {
  if (!isInQuote && !text.includes('"')) return text.split(delimiter)
  const cells: string[] = []
  for (let at = isInQuote ? -1 : 0; ; at += 1) {
    const isQuoted = at < 0 || text[at] === '"'
    const cell = isQuoted ? quotedCell(text, at) : plainCell(text, at, delimiter)
    if (cell === 'open') return 'open'
    cells.push(cell.value)
    at = cell.end
    if (at >= text.length) return cells
    if (text[at] !== delimiter) return 'broken'
  }
}

interface Cell {
  value: string
  /** Where its delimiter is expected. */
  end: number
}

function plainCell(text: string, start: number, delimiter: string): Cell {
  const found = text.indexOf(delimiter, start)
  const end = found < 0 ? text.length : found
  return { value: text.slice(start, end), end }
}

function quotedCell(text: string, start: number): Cell | 'open' {
  let value = ''
  for (let from = start + 1; ;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return 'open'
    value += text.slice(from, quote)
    if (text[quote + 1] !== '"') return { value, end: quote + 1 }
    value += '"'
    from = quote + 2
  }
}

/** The cells of a record by their columns. */
export type Cells = Readonly<Record<string, string>>

/** The cells of a record by their columns; '' where the record is shorter than the head. */
export function cellsByColumn(columns: readonly string[], values: readonly string[]): Cells {
  return Object.fromEntries(
    columns.map((column, at) => [column, readCell(values[at] ?? '').toWellFormed()]),
  )
}

/** Whether a record has more cells than the head: it has lost a delimiter or a quote. */
export function isTooWide(columns: readonly string[], values: readonly string[]): boolean {
  return values.slice(columns.length).some((cell) => cell.trim() !== '')
}

/** The columns of a head, or why it is none, with the columns that it concerns. */
export type TableHead =
  { columns: string[] } | { reason: 'no_head' | 'unknown_columns' | 'column_twice'; detail: string }

const longestDetail = 200

/** The columns of a head as they are known: without blanks around them, in lower case. */
export function columnsIn(cells: readonly string[], known: readonly string[]): TableHead {
  const columns = cells.map((cell) => cell.trim().toLowerCase())
  while (columns.at(-1) === '') columns.pop()
  const unknown = columns.filter((column) => !known.includes(column))
  const named = (list: readonly string[]) => list.join(', ').slice(0, longestDetail)
  if (unknown.length === columns.length) return { reason: 'no_head', detail: '' }
  if (unknown.length > 0) return { reason: 'unknown_columns', detail: named(unknown) }
  const twice = columns.filter((column, at) => columns.indexOf(column) !== at)
  return twice.length > 0 ? { reason: 'column_twice', detail: named(twice) } : { columns }
}
