import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { readTexts } from './message-book'
import type { Tree } from './rule'

export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

/** One text that people read: a message (also of a mail) or a field of the loaded content. */
export interface PortalText {
  /** `en news.title` of a message, `news.json 3.TARIFF_ENG` of a field. */
  at: string
  from: 'messages' | 'content'
  language: Language
  /** Its words, without ICU syntax and HTML; blocks and plural forms are lines. */
  prose: string
  /** The same text in the other language. */
  twin: string | undefined
}

/** An argument, once it is filled in; neither a letter nor a mark. */
const filledIn = '\uFFFC'

/** Every text of the messages and of `lib/db/seed/data`. */
export function readPortalTexts(tree: Tree): PortalText[] {
  return [...messageTexts(tree), ...tree.flatMap(({ path, text }) => contentTexts(path, text))]
}

function messageTexts(tree: Tree): PortalText[] {
  const book = Object.fromEntries(
    languages.map((language) => [language, readTexts(tree, language)]),
  )
  const proseAt = (language: Language, key: string) => {
    const message = book[language]?.get(key)
    return message === undefined ? undefined : proseOfMessage(message, language)
  }
  return languages.flatMap((language) =>
    [...(book[language]?.keys() ?? [])].map((key) => ({
      at: `${language} ${key}`,
      from: 'messages' as const,
      language,
      prose: proseAt(language, key) ?? '',
      twin: proseAt(otherThan(language), key),
    })),
  )
}

const otherThan = (language: Language): Language => (language === 'en' ? 'ar' : 'en')

/** The number that stands for each plural form, so that its grammar can be read. */
const counts: Record<Language, Readonly<Record<string, string>>> = {
  en: { one: '1', other: '5' },
  ar: { zero: '0', one: '1', two: '2', few: '3', many: '11', other: '100' },
}

function proseOfMessage(message: string, language: Language): string {
  try {
    return proseOf(parse(message), language, filledIn)
  } catch {
    // The rule `readable` of messages reports it.
    return ''
  }
}

function proseOf(elements: MessageFormatElement[], language: Language, count: string): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value
      if (element.type === TYPE.pound) return count
      if (element.type === TYPE.tag) return proseOf(element.children, language, count) || filledIn
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return filledIn
      const forms = Object.entries(element.options).map(([form, { value }]) =>
        proseOf(value, language, counts[language][form] ?? form.replace('=', '')),
      )
      return forms.join('\n')
    })
    .join('')
}

const contentFile = /^lib\/db\/seed\/data\/((?:[^/]+\/)?[^/]+\.json)$/
/** Fields that hold addresses, numbers and keys, though they have a field of each language. */
const codes = /^(?:url|link|btn_link|email|phone|e_mail|slug|path|step_\d_file|file)(?:_|$)/i
const languageMarks: readonly [Language, RegExp][] = [
  ['ar', /(?:^|_)(?:ara|ar)$/i],
  ['en', /(?:^|_)(?:eng|en)$/i],
]
/** About the data, never shown. */
const aboutTheData = 'meta'

function contentTexts(path: string, text: string): PortalText[] {
  const file = contentFile.exec(path)?.[1]
  if (file === undefined) return []
  return fieldsOf(JSON.parse(text), '').map(({ at, ...field }) => ({
    ...field,
    at: `${file} ${at}`,
    from: 'content' as const,
  }))
}

type Field = Omit<PortalText, 'from'>

function fieldsOf(value: unknown, at: string): Field[] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value).filter(([name]) => name !== aboutTheData)
  return entries.flatMap(([name, held]) => {
    const place = at === '' ? name : `${at}.${name}`
    const language = languageOf(name, value)
    const texts = textsOf(held)
    if (language === undefined || texts.length === 0) return fieldsOf(held, place)
    const twins = textsOf(twinOf(name, value, language))
    return texts.map((prose, index) => ({
      at: Array.isArray(held) ? `${place}.${index}` : place,
      language,
      prose,
      twin: twins.length === texts.length ? twins[index] : undefined,
    }))
  })
}

/** The language of a field: by its mark, or English where an Arabic field goes with it. */
function languageOf(name: string, record: object): Language | undefined {
  if (codes.test(name)) return undefined
  const marked = languageMarks.find(([, mark]) => mark.test(name))
  if (marked) return marked[0]
  return ['_ara', '_ARA', '_ar'].some((mark) => `${name}${mark}` in record) ? 'en' : undefined
}

function twinOf(name: string, record: object, language: Language): unknown {
  const stem = stemOf(name)
  return Object.entries(record).find(
    ([other]) => stemOf(other) === stem && languageOf(other, record) === otherThan(language),
  )?.[1]
}

const stemOf = (name: string) => name.replace(/_?(?:ara|ar|eng|en)$/i, '')

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [proseOfHtml(value)]
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
    ? value.map(proseOfHtml)
    : []
}

const inline = /<\/?(?:a|abbr|b|bdi|cite|code|em|i|q|small|span|strong|sub|sup)(?:\s[^>]*)?>/gi
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
}

/** A notice quoted as its author wrote it. */
const quoted = /<blockquote lang=.*?<\/blockquote>/gs

function proseOfHtml(html: string): string {
  return html
    .replace(quoted, '\n')
    .replace(inline, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&[a-z#\d]+;/gi, (entity) => entities[entity.toLowerCase()] ?? entity)
    .replace(/\n{2,}/g, '\n')
    .trim()
}
