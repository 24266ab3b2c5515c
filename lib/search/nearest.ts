/** The maximum edit distance for a word: one for a short word, two for a long one. */
function mistakesIn(word: string): number {
  return word.length < 6 ? 1 : 2
}

/**
 * The candidate with the smallest edit distance from a word (a letter missing, added, changed, or two
 * swapped), the first of several; null where all are too far.
 */
export function nearest(word: string, candidates: readonly string[]): string | null {
  let best: { candidate: string; mistakes: number } | null = null
  for (const candidate of candidates) {
    const mistakes = distance(word, candidate)
    if (mistakes <= mistakesIn(word) && mistakes < (best?.mistakes ?? Infinity)) {
      best = { candidate, mistakes }
    }
  }
  return best?.candidate ?? null
}

/** The edit distance of two words (optimal string alignment). */
export function distance(one: string, other: string): number {
  let earlier: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1
      const swapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + differs,
        swapped ? at(earlier, column - 2) + 1 : Infinity,
      )
    }
    earlier = last
    last = next
  }
  return at(last, other.length)
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity
