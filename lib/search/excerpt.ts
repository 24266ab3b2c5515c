import type { Search } from './query'
import { formsOf, tokensIn } from './tokens'

export type Range = [start: number, end: number]

const length = 220
const before = 60
const mostRead = 10_000

/** Whether a folded word is one of those that are looked for. */
function isFound(word: string, { terms }: Search): boolean {
  const forms = formsOf(word)
  return terms.some(
    ({ forms: wanted, beginning, groups = [] }) =>
      forms.some(
        (form) => wanted.includes(form) || (beginning !== null && form.startsWith(beginning)),
      ) || groups.includes(word),
  )
}

/** The words of a text that a search found. */
export function rangesOf(text: string, search: Search): Range[] {
  return tokensIn(text)
    .filter(({ word }) => isFound(word, search))
    .map(({ start, end }) => [start, end])
}

/** A part of a plain text around the first word that a search found, and the words in it. */
export function excerptOf(text: string, search: Search): { excerpt: string; ranges: Range[] } {
  const read = text.slice(0, mostRead)
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

const longestStep = 40

/** The beginning of the word at a place, or of the one after it where that is a long one. */
function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  return space < 0 || space - at > longestStep ? at : space + 1
}

function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at)
  if (at - space <= longestStep) return space
  return /[\ud800-\udbff]/.test(text[at - 1] ?? '') ? at - 1 : at
}
