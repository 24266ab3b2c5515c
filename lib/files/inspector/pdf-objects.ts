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
 * dictionary that readers may read otherwise than we do.
 */
export function* streamsOf(text: string): Generator<PdfStream> {
  for (const found of text.matchAll(objectStart)) {
    const stream = new Reading(text, found.index + found[0].length).stream()
    if (stream) yield stream
  }
}

class Reading {
  private readonly text: string
  private at: number

  constructor(text: string, at: number) {
    this.text = text
    this.at = at
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
    do {
      const character = this.text[this.at]
      if (character === undefined) throw new Refused('damaged')
      if (character === '\\') this.at += 1
      else if (character === '(') open += 1
      else if (character === ')') open -= 1
      this.at += 1
    } while (open > 0)
  }

  private isNext(text: string): boolean {
    return this.text.startsWith(text, this.at)
  }

  /** Matches the pattern here and skips the match; nothing where it does not match. */
  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const [found = ''] = pattern.exec(this.text) ?? []
    this.at += found.length
    return found
  }
}
