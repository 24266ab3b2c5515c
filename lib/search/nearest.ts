/** The maximum edit distance for a word: one for a short word, two for a long one. */
function mistakesIn(word: string): number {
  return word.length < 6 ? 1 : 2
}

/** People seldom mistype the first letter. */
const otherFirstLetter = 0.5
/** Two letters in the other order are mistyped more often than one is missing: `pickeld` is `pickled`. */
const otherLetters = 0.25

const lettersOf = (word: string) => [...word].toSorted().join('')

/**
 * The candidate with the smallest edit distance from a word (a letter missing, added, changed, or two
 * swapped), of several one with the same letters, with the same first letter, or the first; null where all are too far.
 */
export function nearest(word: string, candidates: readonly string[]): string | null {
  let best: { candidate: string; apart: number } | null = null
  for (const candidate of candidates) {
    const mistakes = distance(word, candidate)
    const apart =
      mistakes +
      (candidate[0] === word[0] ? 0 : otherFirstLetter) +
      (lettersOf(candidate) === lettersOf(word) ? 0 : otherLetters)
    if (mistakes <= mistakesIn(word) && apart < (best?.apart ?? Infinity)) {
      best = { candidate, apart }
    }
  }
  return best?.candidate ?? null
}

/** Whether a letter is typed twice. */
const isRepeated = (word: string) => /(.)\1/u.test(word)

const minMistypedArabic = 4
const longArabic = 7
/** A long vowel that is heard as a short one is written in words of so many letters: `ماكدوس`. */
const minWithVowel = 6
/** Letters that are mistaken for each other. */
const alikeLetters = ['اىه', 'هح', 'ضظد', 'صس', 'تطث', 'ذزد', 'قكغ']

/** Whether a word is another one with a vowel between its letters. */
function hasWrittenVowel(word: string, other: string): boolean {
  const place = [...word].findIndex((letter, at) => letter !== other[at])
  return word.length >= minWithVowel && place < other.length && 'اوي'.includes(word[place] ?? '-')
}

/**
 * Whether a folded Arabic word is surely another one that was mistyped: the first letter is the same,
 * and one is missing, typed twice or swapped, a vowel is written, or a like one is in its place. Any other letter makes
 * another word: `تبسيط` is neither `بسيط` nor `تقسيط`, and `أجانب` is no `أجاب`.
 */
export function isMistypedArabic(word: string, other: string): boolean {
  if (word.length < minMistypedArabic || word[0] !== other[0]) return false
  if (distance(word, other) !== 1) return false
  if (word.length > other.length) return isRepeated(word) || hasWrittenVowel(word, other)
  if (word.length !== other.length || word.length >= longArabic) return true
  const [one = '', two = '', more] = [...word].flatMap((letter, place) =>
    letter === other[place] ? [] : [letter, other[place] ?? ''],
  )
  return more !== undefined || alikeLetters.some((set) => set.includes(one) && set.includes(two))
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
