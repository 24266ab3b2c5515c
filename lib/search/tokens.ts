import { fold, isArabicText } from '@/lib/i18n/fold'
import { arabicStem, englishStem, withoutArticle } from './stems'

/** A word of a text and its position, in UTF-16 units. */
export interface Token {
  start: number
  end: number
  /** The folded word. */
  word: string
}

const written = /[\p{L}\p{M}\p{N}\u0640]+(?:['’]\p{L}+)*/gu

/** Variants of letters from other keyboards, and a letter that is dropped. */
const further: Readonly<Record<string, string>> = {
  ء: '',
  ک: 'ك',
  ی: 'ي',
  ہ: 'ه',
  ۀ: 'ه',
  ە: 'ه',
}

const easternZero = '۰'.charCodeAt(0)
const maxWordLength = 40

/**
 * Folds a word for comparison: lower case, Arabic in one spelling, Latin without accents, every
 * digit an ASCII one, without `’s`.
 */
export function foldWord(word: string): string {
  // What most words are, at a fifth of the time.
  if (/^[a-z0-9]+$/i.test(word)) return word.toLowerCase().slice(0, maxWordLength)
  return fold(
    word
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/['’]s$/i, ''),
  )
    .replace(/[ءکیہۀە]/g, (sign) => further[sign] ?? '')
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - easternZero))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, maxWordLength)
}

/** The words of a text in their order, without punctuation. */
export function tokensIn(text: string): Token[] {
  return [...text.matchAll(written)].flatMap(({ 0: found, index }) => {
    const word = foldWord(found)
    return word === '' ? [] : [{ start: index, end: index + found.length, word }]
  })
}

/** The stem of an English word, unless that is a stop word: 'cans' are not 'can'. */
function tellingStem(word: string): string {
  const stem = englishStem(word)
  return empty.has(stem) ? word : stem
}

/** The forms of a folded word: itself, without its article, and its stem. */
export function formsOf(word: string): string[] {
  if (/\p{N}/u.test(word)) return [word]
  if (!isArabicText(word)) return [...new Set([word, tellingStem(word)])]
  const bare = withoutArticle(word)
  return [...new Set([word, bare, arabicStem(bare)])]
}

const minParticled = 5

/** An Arabic word of a text without the particle 'for', as `ضمان` for `لضمان`; none for others. */
export const withoutParticle = (word: string): string[] =>
  /^ل(?!ل)/.test(word) && isArabicText(word) && word.length >= minParticled ? [word.slice(1)] : []

const minJoined = 4
const minPossessed = 5

/**
 * The forms of a typed word: people also write Arabic words with a particle (`لتصدير`, `عالعراق`) or as their own
 * (`شركتي`).
 */
export function typedFormsOf(word: string): string[] {
  if (!isArabicText(word)) return formsOf(word)
  const isJoined = /^(?:[لب](?!ل)|عال(?!م))/.test(word) && word.length > minJoined
  const joined = isJoined ? [word.slice(1)] : []
  const own = /تي$/.test(word) && word.length >= minPossessed ? [`${word.slice(0, -2)}ه`] : []
  return [...new Set([word, ...joined, ...own].flatMap(formsOf))]
}

/** A title in the form that prefixes are compared with: words without articles, one space between. */
export function nameOf(title: string): string {
  return tokensIn(title)
    .map(({ word }) => withoutArticle(word))
    .join(' ')
    .slice(0, maxNameLength)
}

const maxNameLength = 200

/** Stop words. */
const empty: ReadonlySet<string> = new Set(
  [
    'a an and are as at be by do for from how i in into is it its my of on or our s that the their',
    'this to was we what where which who will with you your',
    'see not can could need want looking find get about there any some please me have has did does would',
    'difference before after between during against among by per versus vs etc',
    'know tell give when why should let them they their he she if so than then also just into it me am been being',
    'في من على علي الى الي عن مع هذا هذه التي الذي او ما ماذا كيف هل هو هي ان انا لنا كل ثم حول و',
    'قديش قديه اديش قد كم بكم بدنا مين شو وين ليش بدي اريد عايز عاوز ابغى ابي لازم ممكن يوجد هناك عند لدي لدينا اي متى اين لماذا',
    'ايش شنو وش فين ازاي كيفية نريد نحتاج احتاج ابحث عنها لها له لي بين بعد قبل حتى اذا لكن',
    'الفرق فرق حسب بحسب وفق وفقا خلال ضمن ضد عبر عشان علشان مشان لاجل منشان هيك كده كذا وين الاقي القى الق',
    'اعرف احصل اعمل اسوي بقدر اقدر نقدر يعني هون هنا ايه اين بخصوص بشان',
    'يعمل تعمل بعمل بيعمل يصنع بيصنع',
    'ماهي ماهو وما ومن وعن وفي يمكن يمكنني استطيع هذي هاي اللي لحد لحتى اطلع بطلع اجيب نجيب جيب يجيب بلاقي نلاقي الاقيه',
  ]
    .join(' ')
    .split(' ')
    .map(foldWord),
)

/** Whether a folded word is a stop word. */
export function isEmptyWord(word: string): boolean {
  return empty.has(word)
}
