import { problemCodes } from '@/lib/api/problem'
import { sameInBothLanguages } from './exceptions'
import type { Rule } from './rule'
import { anatomyOf, type MessageBook } from './message-book'

const languages = ['en', 'ar'] as const
type Language = (typeof languages)[number]

/** Plural forms each language has, after CLDR. */
const forms: Record<Language, readonly string[]> = {
  en: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
}

const arabicLetter = /\p{Script=Arabic}/u
const latinLetter = /\p{Script=Latin}/u

interface Text {
  key: string
  language: Language
  text: string
}

function everyText(book: MessageBook): Text[] {
  return languages.flatMap((language) =>
    [...book[language]].map(([key, text]) => ({ key, language, text })),
  )
}

/** A rule that one text can break by itself. */
function text(
  name: string,
  says: string,
  violates: (one: Text) => string | boolean,
): Rule<MessageBook> {
  return {
    name,
    says,
    violations: (book) =>
      everyText(book).flatMap((one) => {
        const found = violates(one)
        if (found === false) return []
        return [`${one.language} ${one.key}${found === true ? '' : ` (${found})`}`]
      }),
  }
}

const partsOf = (message: string) => anatomyOf(message)?.parts.join(' ') ?? ''

/** The plural form that a text lacks or should not have, as `count: few`. */
function wrongForm({ text: message, language }: Text): string | false {
  for (const { argument, forms: given } of anatomyOf(message)?.plurals ?? []) {
    const named = given.filter((form) => !form.startsWith('='))
    const wrong =
      forms[language].find((form) => !named.includes(form)) ??
      named.find((form) => !forms[language].includes(form))
    if (wrong !== undefined) return `${argument}: ${wrong}`
  }
  return false
}

export const messages: readonly Rule<MessageBook>[] = [
  {
    name: 'same-keys',
    says: 'Both languages are equals: every key is in the messages of both.',
    violations: ({ en, ar }) => [
      ...[...en.keys()].filter((key) => !ar.has(key)).map((key) => `ar ${key}`),
      ...[...ar.keys()].filter((key) => !en.has(key)).map((key) => `en ${key}`),
    ],
  },
  text(
    'no-empty-text',
    'A text has words, and no space at its ends.',
    ({ text: message }) => message === '' || message !== message.trim(),
  ),
  text(
    'readable',
    'A text is an ICU message that can be read; braces and tags are closed.',
    ({ text: message }) => anatomyOf(message) === undefined,
  ),
  {
    name: 'same-arguments',
    says: 'Both languages take the same arguments in the same way, and the same tags.',
    violations: ({ en, ar }) =>
      [...en]
        .filter(([key, message]) => ar.has(key) && partsOf(message) !== partsOf(ar.get(key) ?? ''))
        .map(
          ([key, message]) => `${key} (en ${partsOf(message)}; ar ${partsOf(ar.get(key) ?? '')})`,
        ),
  },
  text(
    'plural-forms',
    'Arabic counts in six forms (zero one two few many other), English in two (one other): a plural has exactly these, and =n where a number reads otherwise.',
    wrongForm,
  ),
  text(
    'own-script',
    'A text is written in its language: one equal in both, or in the other script alone, is a name and is listed in exceptions.ts (sameInBothLanguages).',
    ({ key, language, text: message }) => {
      if (key in sameInBothLanguages) return false
      const text = anatomyOf(message)?.text ?? ''
      const [own, other] =
        language === 'ar' ? [arabicLetter, latinLetter] : [latinLetter, arabicLetter]
      return language === 'ar' ? other.test(text) && !own.test(text) : other.test(text)
    },
  ),
  {
    name: 'keys-exist',
    says: 'A key named in the code is in the messages.',
    violations: ({ en, uses }) => {
      const keys = [...en.keys()]
      return uses
        .filter(({ names }) => !keys.some(names))
        .map(({ at, shown }) => `${at} (${shown})`)
    },
  },
  {
    name: 'no-leftover-texts',
    says: 'A text is shown somewhere: its key is in the code, as a literal or as a template with a literal head (`sort.${sort}`).',
    violations: ({ en, uses }) =>
      [...en.keys()].filter((key) => !uses.some(({ names }) => names(key))),
  },
  {
    name: 'problems-have-texts',
    says: 'Every problem a call can answer has its text for people: problems.<code>.',
    violations: ({ en }) =>
      problemCodes.map((code) => `problems.${code}`).filter((key) => !en.has(key)),
  },
]
