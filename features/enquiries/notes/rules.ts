import { fold } from '@/lib/i18n/fold'

interface Colleague {
  id: number
  name: string
}

/** How a note names a colleague. */
export const written = (name: string) => `@${name}`

const longestQuery = 40

/**
 * What is typed after an @ up to the caret, and where the @ is; undefined where no colleague is being
 * named. An @ within a word, as in an address, names nobody.
 */
export function mentionAt(text: string, caret: number): { at: number; query: string } | undefined {
  const before = text.slice(0, caret)
  const at = before.lastIndexOf('@')
  if (at < 0 || /[\p{L}\p{N}]/u.test(before.charAt(at - 1))) return undefined
  const query = before.slice(at + 1)
  return query.length > longestQuery || /\n/.test(query) ? undefined : { at, query }
}

/** So many colleagues are offered that the list needs no scrolling; typing finds the others. */
const mostOffered = 6

/** The first colleagues who have a name that begins as typed; of all while nothing is typed. */
export function colleaguesFor<One extends Colleague>(all: readonly One[], query: string): One[] {
  const typed = fold(query)
  return all
    .filter(({ name }) => {
      const folded = fold(name)
      return folded.startsWith(typed) || folded.includes(` ${typed}`)
    })
    .slice(0, mostOffered)
}

/** A text in parts: the names of colleagues, and what is between them. */
export function textParts(
  text: string,
  names: readonly string[],
): { text: string; isName: boolean }[] {
  // The longest first: one name can begin with another.
  const marks = names.map(written).toSorted((one, other) => other.length - one.length)
  const parts: { text: string; isName: boolean }[] = []
  let plain = ''
  for (let at = 0; at < text.length;) {
    const mark = marks.find((one) => text.startsWith(one, at))
    if (mark === undefined) plain += text.charAt(at)
    else {
      if (plain !== '') parts.push({ text: plain, isName: false })
      parts.push({ text: mark, isName: true })
      plain = ''
    }
    at += mark?.length ?? 1
  }
  return plain === '' ? parts : [...parts, { text: plain, isName: false }]
}

/** Those of the colleagues whom a text names, each once. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): number[] {
  const names = colleagues.map(({ name }) => name)
  const marked = new Set(textParts(text, names).map((part) => (part.isName ? part.text : '')))
  const named = colleagues.filter(({ name }) => marked.has(written(name)))
  return [...new Set(named.map(({ id }) => id))]
}
