import { fixedTexts } from './exceptions'
import type { Language, PortalText } from './portal-texts'
import { withoutQuotedTexts } from './quoted-texts'
import type { Rule } from './rule'
import { arabicWords, countedNouns, englishWords, names, terms } from './words'

type Texts = readonly PortalText[]

/** A rule that one text can break, with the words that break it. */
function text(
  name: string,
  says: string,
  wrongIn: (one: PortalText) => string | undefined,
): Rule<Texts> {
  return {
    name,
    says,
    violations: (texts) =>
      texts
        .filter(({ at }) => !(at in fixedTexts))
        .flatMap((one) => {
          const wrong = wrongIn({ ...one, prose: freeProse(one) })
          return wrong === undefined ? [] : [`${one.at} (${wrong})`]
        }),
  }
}

/** The words of a text that no specification fixes. */
const freeProse = ({ at, language, prose }: PortalText) =>
  language === 'en' && at.startsWith('en ') ? withoutQuotedTexts(at.slice(3), prose) : prose

const firstMatch = (pattern: RegExp, prose: string) => pattern.exec(prose)?.[0]

/** «the words» → what to write. */
function firstWording(wordings: typeof englishWords, prose: string): string | undefined {
  for (const { wrong, right } of wordings) {
    const found = firstMatch(wrong, prose)
    if (found !== undefined) return `“${found.trim()}” → ${right}`
  }
  return undefined
}

const wordings: Record<Language, typeof englishWords> = { en: englishWords, ar: arabicWords }

/** The Arabic word that is not the term for a word of the English text, block by block. */
function wrongTerm(arabic: string, english: string): string | undefined {
  const [blocks, twins] = [arabic, english].map((prose) => prose.split('\n'))
  const pairs =
    blocks?.length === twins?.length
      ? blocks?.map((block, index) => [block, twins?.[index] ?? ''] as const)
      : [[arabic, english] as const]
  return pairs
    ?.map(([block, twin]) =>
      firstWording(
        terms.filter((term) => term.english.test(twin)),
        block,
      ),
    )
    .find((found) => found !== undefined)
}

const number = /(?<![A-Za-z\d.,–-])(\d[\d,]*)(?![.,]?\d) (\p{L}[\p{L}\p{M}]*)(?=(.?))/gu

/** The form of a counted noun that does not go with its number, as `10 قطعة → 10 قطع`. */
function wrongCount(prose: string): string | undefined {
  for (const [found, digits = '', noun = '', next = ''] of prose.matchAll(number)) {
    const forms = countedNouns.find((nouns) => nouns.some((form) => form.split('|').includes(noun)))
    const right = forms && formsFor(Number(digits.replaceAll(',', '')), forms, next)
    if (right && !right.includes(noun)) return `${found} → ${right.join(' أو ')}`
  }
  return undefined
}

/** The forms that may follow a number; undefined for one and two, which take no digit. */
function formsFor(
  count: number,
  [one, eleven, few]: (typeof countedNouns)[number],
  next: string,
): string[] | undefined {
  const rest = count % 100
  if (rest >= 3 && rest <= 10) return few.split('|')
  if (rest === 0) return [one]
  // «14 يوم عمل»: before a noun of its own it takes no tanwin.
  if (rest > 10) return next === ' ' ? [eleven, one] : [eleven]
  return undefined
}

const sentenceEnd = /(?:^|[.!?:…·/|\uFFFC“(]|\p{Lu}\.)\s*$/u
const capital = /(?<=^|[^\p{L}\p{N}.@’-])\p{Lu}\p{Ll}[\p{L}’]*(?:-[\p{L}’]+)*/gu
const anyName = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'gu')

/** A capital within a sentence that begins no name. */
function wrongCapital(prose: string): string | undefined {
  return prose
    .split('\n')
    .flatMap((line) => {
      const withoutNames = line.replace(anyName, (name) => name.toLowerCase())
      return [...withoutNames.matchAll(capital)]
        .filter(({ index }) => !sentenceEnd.test(withoutNames.slice(0, index)))
        .map(([found]) => found)
    })
    .at(0)
}

export const language: readonly Rule<Texts>[] = [
  text(
    'one-digit-system',
    'Both languages write Latin digits (0–9, 12.5%, 1,200), as codes, prices and phone numbers do.',
    ({ prose }) => firstMatch(/[\u0660-\u066C\u06F0-\u06F9]/u, prose),
  ),
  text(
    'print-marks',
    'Texts are set as in print: … for three dots, ’ “ ” in English and « » in Arabic for straight quotation marks.',
    ({ prose }) => firstMatch(/\.{3}|["']/, prose),
  ),
  text(
    'arabic-marks',
    'Arabic punctuates with ، ؛ ؟ and no space before them; a Latin comma only separates thousands (1,200).',
    ({ language, prose }) =>
      language === 'ar' ? firstMatch(/[;?]|,(?!\d)|(?<!\d),|\s[،؛؟](?!\S)/u, prose) : undefined,
  ),
  text(
    'email',
    'It is “email” in English, without a hyphen, and «البريد الإلكتروني» in Arabic.',
    ({ language, prose }) =>
      language === 'en'
        ? firstMatch(/\be[-\u2011 ]mails?\b/i, prose)
        : firstMatch(/الالكتروني|[إا]يميل/u, prose),
  ),
  text(
    'plain-wording',
    'Texts use plain words, spelled one way; what to write is after the arrow (words.ts).',
    ({ language, prose }) => firstWording(wordings[language], prose),
  ),
  text(
    'one-term',
    'A concept has one term in each language; the Arabic one for the English text is after the arrow (words.ts, GLOSSARY.md).',
    ({ language, prose, twin }) =>
      language === 'ar' && twin !== undefined ? wrongTerm(prose, twin) : undefined,
  ),
  text(
    'arabic-counts',
    'After 3–10 the counted noun is plural (5 قطع), after 11–99 singular with a tanwin (12 يومًا), after hundreds singular (100 يوم).',
    ({ language, prose }) => (language === 'ar' ? wrongCount(prose) : undefined),
  ),
  text(
    'sentence-case',
    'English messages are in sentence case: only the first word and names have a capital; a new name goes into words.ts (names).',
    ({ from, language, prose }) =>
      from === 'messages' && language === 'en' ? wrongCapital(prose) : undefined,
  ),
]
