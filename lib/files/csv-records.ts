/** Why a file cannot be read as a table. */
type UnreadableReason = 'packed' | 'encoding' | 'html' | 'not_csv' | 'long_line' | 'broken'

/** A file that is no CSV file. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason) {
    super(reason)
    this.reason = reason
  }
}

/** A line longer than this is no line of a table. */
const maxLineBytes = 1_048_576
const newline = 0x0a

/** First bytes of files that are no text. */
const packed = ['504b0304', '504b0506', 'd0cf11e0', '1f8b']

/** Throws `UnreadableFile` for what its first bytes show not to be a CSV file. */
function requireText(start: Uint8Array): void {
  const hex = Array.from(start.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  if (packed.some((sign) => hex.startsWith(sign))) throw new UnreadableFile('packed')
  if (hex.startsWith('fffe') || hex.startsWith('feff')) throw new UnreadableFile('encoding')
  const text = new TextDecoder().decode(start.subarray(0, 200)).replace('\ufeff', '').trimStart()
  if (text.startsWith('<')) throw new UnreadableFile('html')
  if (/^(?:[{[]|%PDF)/.test(text)) throw new UnreadableFile('not_csv')
}

function decoded(bytes: Uint8Array, fallback: string | null): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    if (fallback === null) throw new UnreadableFile('encoding')
    return new TextDecoder(fallback).decode(bytes)
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/**
 * The lines of a file while its bytes arrive: UTF-8, or `fallback` where they are not. Memory holds
 * one chunk and one line. Throws `UnreadableFile` for what is no text, and without a fallback for
 * every other encoding.
 */
export async function* textLines(
  bytes: AsyncIterable<Uint8Array>,
  fallback: string | null = 'windows-1252',
): AsyncGenerator<string[]> {
  /** The parts of a line whose end has not come: joined once, or a long line costs its square. */
  let open: Uint8Array[] = []
  let length = 0
  let isStart = true
  for await (const chunk of bytes) {
    if (isStart && length + chunk.length >= 4) {
      requireText(joined([...open, chunk]))
      isStart = false
    }
    const end = chunk.lastIndexOf(newline) + 1
    if (end > 0) {
      yield linesIn(joined([...open, chunk.subarray(0, end - 1)]), fallback)
      open = []
      length = 0
    }
    open.push(chunk.subarray(end))
    length += chunk.length - end
    if (length > maxLineBytes) throw new UnreadableFile('long_line')
  }
  const rest = joined(open)
  if (isStart) requireText(rest)
  if (rest.length > 0) yield linesIn(rest, fallback)
}

function linesIn(bytes: Uint8Array, fallback: string | null): string[] {
  return decoded(bytes, fallback)
    .split('\n')
    .map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
}

/** A record of a CSV file with the number of its first line. */
export type CsvRecord = { line: number; cells: string[] } | { line: number; refused: BrokenReason }

/** Why a line is no record. */
type BrokenReason = 'quotes' | 'long_line' | 'characters'

const delimiters = [',', ';', '\t'] as const
const maxRecordLength = 65_536
/** A file with more broken quotes is refused as a whole. */
const maxBroken = 100

/** The delimiter that the head of a file has most of, outside quotes. */
function delimiterOf(head: string): string {
  const bare = head.replace(/"[^"]*"/g, '')
  const counted = delimiters.map((one) => ({ one, count: bare.split(one).length }))
  return counted.toSorted((a, b) => b.count - a.count)[0]?.one ?? ','
}

/** How many lines a record has at most, where its texts have no limit of their own. */
const usualRecordLines = 100

/** The cells of a record (RFC 4180); `open` where a quote is not closed, `broken` where text follows one. */
function cellsOf(text: string, delimiter: string): string[] | 'open' | 'broken' {
  if (!text.includes('"')) return text.split(delimiter)
  const cells: string[] = []
  for (let at = 0; ; at += 1) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, delimiter)
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

/**
 * The records of a CSV file, its head first. A quote that is not closed costs its own line only; the
 * lines after it are read again. Throws `UnreadableFile`.
 */
export async function* csvRecords(
  blocks: AsyncIterable<string[]>,
  maxRecordLines = usualRecordLines,
): AsyncGenerator<CsvRecord> {
  let delimiter: string | null = null
  let number = 0
  let open: string[] = []
  let broken = 0

  function* take(line: string): Generator<CsvRecord> {
    open.push(line)
    while (open.length > 0) {
      const first = number - open.length + 1
      const text = open.join('\n')
      const cells = text.length > maxRecordLength ? 'long' : cellsOf(text, delimiter ?? ',')
      if (cells === 'open' && open.length < maxRecordLines) return
      if (Array.isArray(cells)) {
        open = []
        yield { line: first, cells }
        return
      }
      const rest = open.slice(1)
      open = []
      broken += 1
      if (broken > maxBroken) throw new UnreadableFile('broken')
      yield { line: first, refused: cells === 'long' && rest.length === 0 ? 'long_line' : 'quotes' }
      number -= rest.length
      for (const again of rest) {
        number += 1
        yield* take(again)
      }
    }
  }

  for await (const block of blocks) {
    for (const line of block) {
      number += 1
      const isHead = delimiter === null
      if (isHead && line.trim() === '') continue
      delimiter ??= delimiterOf(line)
      if (line.trim() === '' && open.length === 0) continue
      if (line.includes('\0')) yield { line: number, refused: 'characters' }
      else yield* take(number === 1 ? line.replace('\ufeff', '') : line)
    }
  }
  const left = open
  open = []
  if (left.length === 0) return
  number -= left.length - 1
  yield { line: number, refused: 'quotes' }
  for (const line of left.slice(1)) {
    number += 1
    const cells = cellsOf(line, delimiter ?? ',')
    yield Array.isArray(cells) ? { line: number, cells } : { line: number, refused: 'quotes' }
  }
}
