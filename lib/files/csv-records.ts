import { cellsOf, delimiterOf } from './csv-cells'

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

const maxRecordLength = 65_536
/** A file with more broken quotes is refused as a whole. */
const maxBroken = 100

/** How many lines a record has at most, where its texts have no limit of their own. */
const usualRecordLines = 100

interface NumberedLine {
  number: number
  text: string
}

/**
 * Puts lines together to records. Each line is read twice at most, as the first one of a record and
 * inside a quote: where both end inside a quote, all that follows reads the same.
 */
class RecordReader {
  private readonly delimiter: string
  private readonly maxLines: number
  /** The lines of a record whose quote is not closed yet. */
  private readonly open: NumberedLine[] = []
  /** The length of these lines with their ends. */
  private length = 0
  private broken = 0

  constructor(delimiter: string, maxLines: number) {
    this.delimiter = delimiter
    this.maxLines = maxLines
  }

  get isOpen(): boolean {
    return this.open.length > 0
  }

  *take(line: NumberedLine): Generator<CsvRecord> {
    let cells: ReturnType<typeof cellsOf> | undefined
    while (this.isOpen) {
      if (this.length + line.text.length <= maxRecordLength) {
        cells ??= cellsOf(line.text, this.delimiter, true)
        if (Array.isArray(cells)) return yield this.closed(line)
        if (cells === 'open') {
          this.push(line)
          if (this.open.length >= this.maxLines) yield* this.refuseFirst()
          return
        }
      }
      yield* this.refuseFirst()
    }
    this.push(line)
    yield* this.begin()
  }

  /** The lines whose quote was never closed. */
  *end(): Generator<CsvRecord> {
    this.broken = -Infinity
    while (this.isOpen) yield* this.refuseFirst()
  }

  private push(line: NumberedLine) {
    this.open.push(line)
    this.length += line.text.length + 1
  }

  private shift() {
    this.length -= (this.open.shift()?.text.length ?? 0) + 1
  }

  /** The record that a line closes. */
  private closed(last: NumberedLine): CsvRecord {
    const lines = this.open.splice(0)
    this.length = 0
    const text = [...lines, last].map((one) => one.text).join('\n')
    const cells = cellsOf(text, this.delimiter)
    const line = lines[0]?.number ?? last.number
    return Array.isArray(cells) ? { line, cells } : { line, refused: 'quotes' }
  }

  /** Refuses the first line of an open record; those after it are read again. */
  private *refuseFirst(): Generator<CsvRecord> {
    yield this.refused('quotes')
    yield* this.begin()
  }

  private refused(refused: BrokenReason): CsvRecord {
    const line = this.open[0]?.number ?? 0
    this.shift()
    this.broken += 1
    if (this.broken > maxBroken) throw new UnreadableFile('broken')
    return { line, refused }
  }

  /** Reads lines as records of their own, up to one that opens a quote. */
  private *begin(): Generator<CsvRecord> {
    for (let line = this.open[0]; line; line = this.open[0]) {
      if (line.text.length > maxRecordLength) {
        yield this.refused('long_line')
        continue
      }
      const cells = cellsOf(line.text, this.delimiter)
      if (cells === 'open' && this.maxLines > 1) return
      if (Array.isArray(cells)) {
        this.shift()
        yield { line: line.number, cells }
      } else yield this.refused('quotes')
    }
  }
}

/**
 * The records of a CSV file, its head first, in a time that grows as its lines do. A quote that is
 * not closed costs its own line only, where csv-parse ends or loses the lines up to the next quote.
 * Throws `UnreadableFile`.
 */
export async function* csvRecords(
  blocks: AsyncIterable<string[]>,
  maxRecordLines = usualRecordLines,
): AsyncGenerator<CsvRecord> {
  let reader: RecordReader | undefined
  let number = 0
  for await (const block of blocks) {
    for (const line of block) {
      number += 1
      if (line.trim() === '' && !reader?.isOpen) continue
      reader ??= new RecordReader(delimiterOf(line), maxRecordLines)
      const text = number === 1 ? line.replace('\ufeff', '') : line
      if (line.includes('\0')) yield { line: number, refused: 'characters' }
      else yield* reader.take({ number, text })
    }
  }
  if (reader) yield* reader.end()
}
