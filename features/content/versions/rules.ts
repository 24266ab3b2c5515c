/** A part of a compared text: in both, only in the earlier one, or only in the later one. */
export interface TextPart {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** Longer texts are compared as a whole between their common beginning and end. */
const mostCells = 1_000_000

/** What a text lost and gained, word by word. */
export function wordDifference(before: string, after: string): TextPart[] {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  const shortest = Math.min(one.length, other.length)
  let start = 0
  while (start < shortest && one[start] === other[start]) start += 1
  let end = 0
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const middle = [
    one.slice(start, one.length - end),
    other.slice(start, other.length - end),
  ] as const
  return joined([
    ...one.slice(0, start).map((text) => ({ kind: 'same' as const, text })),
    ...between(...middle),
    ...one.slice(one.length - end).map((text) => ({ kind: 'same' as const, text })),
  ])
}

/** Words with the spaces between them. */
const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? []

function between(one: readonly string[], other: readonly string[]): TextPart[] {
  if (one.length * other.length > mostCells) {
    return [...one.map(gone), ...other.map(added)]
  }
  const lengths = commonLengths(one, other)
  const parts: TextPart[] = []
  let [row, column] = [0, 0]
  while (row < one.length && column < other.length) {
    const [word = '', next = ''] = [one[row], other[column]]
    if (word === next) {
      parts.push({ kind: 'same', text: word })
      row += 1
      column += 1
    } else if ((lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0)) {
      parts.push(gone(word))
      row += 1
    } else {
      parts.push(added(next))
      column += 1
    }
  }
  return [...parts, ...one.slice(row).map(gone), ...other.slice(column).map(added)]
}

const gone = (text: string): TextPart => ({ kind: 'gone', text })
const added = (text: string): TextPart => ({ kind: 'new', text })

/** The length of the longest common sequence of the words from each place on. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  for (let row = one.length - 1; row >= 0; row -= 1) {
    const [here, below] = [rows[row], rows[row + 1]]
    if (!here || !below) continue
    for (let column = other.length - 1; column >= 0; column -= 1) {
      here[column] =
        one[row] === other[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, here[column + 1] ?? 0)
    }
  }
  return rows
}

/** Neighbours of one kind as one part. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const found: TextPart[] = []
  for (const part of parts) {
    const last = found.at(-1)
    if (last?.kind === part.kind) last.text += part.text
    else found.push({ ...part })
  }
  return found
}
