import { Refused } from './refused.ts'

/** A stream of a PDF document. */
export interface PdfStream {
  /** The entries of its dictionary: plain names with their verbatim values. */
  entries: ReadonlyMap<string, string>
  /** The offset of its content. */
  start: number
}

const deepest = 64
const objectStart = /(?<!end)obj/g
const between = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y
const number = /[+-]?\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y
const word = /\/?[^\0\t\n\f\r ()<>[\]{}/%]*/y
const hexadecimal = /<[0-9A-Fa-f\0\t\n\f\r ]*>/y
const streamStart = /stream\r?\n/y

/** Names may be written with codes: `/J#61vaScript`. */
export function plain(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
}

/**
 * Every stream that a reader may find: readers reach an object by its offset in the file, so each
 * `obj` counts, also one within a string, a comment or another stream. Throws `Refused` for a
 * dictionary that readers may read otherwise than we do, and for a document that would be read over
 * and over: a comment without an end may follow each `obj`.
 */
export function* streamsOf(text: string): Generator<PdfStream> {
  const budget: Budget = { left: Math.max(leastBudget, text.length * readings) }
  for (const found of text.matchAll(objectStart)) {
    const stream = new Reading(text, found.index + found[0].length, budget).stream()
    if (stream) yield stream
  }
}

/** How often a document may be read, and how much of a short one. */
const readings = 8
const leastBudget = 1_000_000

/** The characters that may still be read. */
interface Budget {
  left: number
}

class Reading {
  private readonly text: string
  private readonly budget: Budget
  private at: number

  constructor(text: string, at: number, budget: Budget) {
    this.text = text
    this.at = at
    this.budget = budget
  }

  /** The object that starts here, if it is a stream. */
  stream(): PdfStream | null {
    this.match(between)
    if (!this.isNext('<<')) return null
    const entries = this.dictionary(0)
    this.match(between)
    if (!this.isNext('stream')) return null
    if (this.match(streamStart) === '') throw new Refused('damaged')
    return { entries, start: this.at }
  }

  private dictionary(depth: number): Map<string, string> {
    const entries = new Map<string, string>()
    this.at += 2
    for (;;) {
      this.match(between)
      if (this.isNext('>>')) break
      if (!this.isNext('/')) throw new Refused('damaged')
      const name = plain(this.match(word).slice(1))
      if (entries.has(name)) throw new Refused('damaged')
      this.match(between)
      const start = this.at
      this.value(depth + 1)
      entries.set(name, this.text.slice(start, this.at))
    }
    this.at += 2
    return entries
  }

  private value(depth: number): void {
    if (depth > deepest) throw new Refused('damaged')
    if (this.isNext('<<')) this.dictionary(depth)
    else if (this.isNext('[')) this.list(depth)
    else if (this.isNext('(')) this.string()
    else if ((this.match(hexadecimal) || this.match(number) || this.match(word)) === '') {
      throw new Refused('damaged')
    }
  }

  private list(depth: number): void {
    this.at += 1
    for (this.match(between); !this.isNext(']'); this.match(between)) this.value(depth + 1)
    this.at += 1
  }

  /** Text in parentheses; inner ones are balanced or escaped by a backslash. */
  private string(): void {
    let open = 0
    const start = this.at
    do {
      const character = this.text[this.at]
      if (character === undefined) throw new Refused('damaged')
      if (character === '\\') this.at += 1
      else if (character === '(') open += 1
      else if (character === ')') open -= 1
      this.at += 1
    } while (open > 0)
    this.spend(this.at - start)
  }

  private spend(length: number): void {
    this.budget.left -= length
    if (this.budget.left < 0) throw new Refused('damaged')
  }

  private isNext(text: string): boolean {
    return this.text.startsWith(text, this.at)
  }

  /** Matches the pattern here and skips the match; nothing where it does not match. */
  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const [found = ''] = pattern.exec(this.text) ?? []
    this.at += found.length
    this.spend(found.length)
    return found
  }
}
