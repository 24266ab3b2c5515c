import type { Search } from './query'
import { formsOf, tokensIn } from './tokens'

export type Range = [start: number, end: number]

const length = 220
const before = 60
const maxCharacters = 10_000

/** Whether a folded word matches the search. */
function isFound(word: string, { terms }: Search): boolean {
  const forms = formsOf(word)
  return terms.some(
    ({ forms: wanted, beginning, groups = [] }) =>
      forms.some(
        (form) => wanted.includes(form) || (beginning !== null && form.startsWith(beginning)),
      ) || groups.includes(word),
  )
}

/** The ranges of the words in a text that match a search. */
export function rangesOf(text: string, search: Search): Range[] {
  return tokensIn(text)
    .filter(({ word }) => isFound(word, search))
    .map(({ start, end }) => [start, end])
}

/** The part of a plain text around the first match of a search, and the ranges of its matches. */
export function excerptOf(text: string, search: Search): { excerpt: string; ranges: Range[] } {
  const read = text.slice(0, maxCharacters)
  const found = rangesOf(read, search)
  const first = found[0]?.[0] ?? 0
  const start = first <= length - before ? 0 : wordStart(read, first - before)
  const end = start + length >= text.length ? text.length : wordEnd(text, start + length)
  const lead = start > 0 ? '… ' : ''
  const shift = lead.length - start
  return {
    excerpt: `${lead}${text.slice(start, end)}${end < text.length ? ' …' : ''}`,
    ranges: found
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]) => [from + shift, to + shift]),
  }
}

const maxStepLength = 40

/** The start of the next word after a position, or the position itself where the word is long. */
function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  return space < 0 || space - at > maxStepLength ? at : space + 1
}

function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at)
  if (at - space <= maxStepLength) return space
  return /[\ud800-\udbff]/.test(text[at - 1] ?? '') ? at - 1 : at
}
