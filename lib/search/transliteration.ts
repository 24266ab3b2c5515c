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
  [/['0-9]/g, ''],
]

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

function lettersApart(from: string, to: string): number {
  let [first, second] = [0, 0]
  let apart = 0
  while (first < from.length || second < to.length) {
    if (from[first] === to[second]) {
      first += 1
      second += 1
      continue
    }
    const isVowel = (sound: string | undefined) => sound !== undefined && 'aiu'.includes(sound)
    const [left, right] = [isVowel(from[first]), isVowel(to[second])]
    // A short vowel is not written in Arabic.
    apart += left === right ? 1 : 1 / 2
    if (left || !right) first += 1
    if (right || !left) second += 1
  }
  return apart
}
