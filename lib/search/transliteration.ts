import { isArabicText } from '@/lib/i18n/fold'
import { withoutArticle } from './stems'

/**
 * Compares words of the two scripts by their sound. Rules after the usual spellings of Arabic in
 * Latin letters (ALA-LC without marks, and the chat alphabet) and of foreign words in Arabic letters.
 */

/** The consonants that letters stand for; long vowels and the glottal stop have none. */
const arabicSounds: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ث: 't',
  ج: 'j',
  ح: 'h',
  خ: 'k',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'x',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: '',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'u',
  ي: 'i',
  ا: 'a',
  پ: 'b',
  چ: 'x',
  ڤ: 'f',
  گ: 'g',
}

/** Groups of Latin letters with one sound; longer ones first. */
const latinGroups: readonly (readonly [RegExp, string])[] = [
  [/tion/g, 'xin'],
  [/sch|sh|ch/g, 'x'],
  [/kh/g, 'k'],
  [/gh/g, 'g'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ph/g, 'f'],
  [/ck|qu|q/g, 'k'],
  [/x/g, 'x'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/p/g, 'b'],
  [/v/g, 'f'],
  [/[eyi]+/g, 'i'],
  [/[ouw]+/g, 'u'],
  [/a+/g, 'a'],
  // The chat alphabet, which writes what Latin letters lack with digits.
  [/7/g, 'h'],
  [/5/g, 'k'],
  [/6/g, 't'],
  [/9/g, 's'],
  [/['0-9]/g, ''],
]

/** Whether a word is written in the chat alphabet: `za3tar`, `7alawa`. */
export const isChatAlphabet = (word: string) =>
  /^(?=(?:\d?[a-z]){3})[a-z]*[235679][a-z]+(?:[235679][a-z]*)*$/.test(word)

const doubled = /(.)\1+/g

/** A word in common sounds, vowels included: `زيت` and `zait` are both near `zit`. */
function romanised(word: string): string {
  const letters = isArabicText(word)
    ? Array.from(withoutArticle(word), (letter) => arabicSounds[letter] ?? '').join('')
    : latinGroups.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word)
  return letters.replace(doubled, '$1')
}

/** An Arabic word ends in a letter that is heard as a vowel and written as h, and g is j in Egypt. */
const skeletonOf = (sounds: string) =>
  sounds.replace(/h$/, '').replace(/[aiu]/g, '').replace(/g/g, 'j').replace(doubled, '$1')

const minConsonants = 2

/**
 * The consonants of a folded word of either script, by which it is found in the other one; null
 * where there are too few to tell words apart.
 */
export function soundOf(word: string): string | null {
  const skeleton = skeletonOf(romanised(word))
  return skeleton.length < minConsonants ? null : skeleton
}

/** How far two words are from each other in sound, vowels counted. */
export function soundDistance(one: string, other: string): number {
  const apart = endingsOf(one).flatMap((from) =>
    endingsOf(other).map((to) => lettersApart(from, to)),
  )
  return Math.min(...apart)
}

/** A word in common sounds; an Arabic one that ends in h may end in the vowel of teh marbuta. */
function endingsOf(word: string): string[] {
  const sounds = romanised(word)
  return isArabicText(word) && /[^aiu]h$/.test(sounds)
    ? [sounds, sounds.replace(/h$/, 'a')]
    : [sounds]
}

/** The edit distance of two words in sounds: a short vowel, which is not written in Arabic, is half. */
function lettersApart(from: string, to: string): number {
  const costOf = (sound = '') => ('aiu'.includes(sound) ? 1 / 2 : 1)
  let last = Array.from(to).reduce((row, sound) => [...row, (row.at(-1) ?? 0) + costOf(sound)], [0])
  for (const sound of from) {
    const next = [(last[0] ?? 0) + costOf(sound)]
    for (const [at, other] of Array.from(to).entries()) {
      next.push(
        Math.min(
          (last[at + 1] ?? 0) + costOf(sound),
          (next[at] ?? 0) + costOf(other),
          (last[at] ?? 0) + (sound === other ? 0 : 1),
        ),
      )
    }
    last = next
  }
  return last.at(-1) ?? 0
}
