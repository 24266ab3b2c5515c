import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { countryTexts, inCountry } from '@/lib/country/home-texts'
import type { Locale } from '@/lib/i18n/locale'
import { z } from 'zod'
import type { Tree } from './rule'
import { usesIn, type KeyUse } from './message-uses'

/** The texts of one language by key (`news.share.title`). */
export type Texts = ReadonlyMap<string, string>

/** The input of the message rules. */
export interface MessageBook {
  en: Texts
  ar: Texts
  uses: readonly KeyUse[]
}

/** Reads `messages/<locale>.json` and `messages/<locale>/<feature>.json`, and every use of a key. */
export function readMessageBook(tree: Tree): MessageBook {
  return { en: readTexts(tree, 'en'), ar: readTexts(tree, 'ar'), uses: usesIn(tree) }
}

/** The texts of one language, of all its files, as people read them in the first country. */
export function readTexts(tree: Tree, locale: Locale): Texts {
  return new Map(
    tree
      .filter(({ path }) => new RegExp(`^messages/${locale}(?:/[^/]+)?\\.json$`).test(path))
      .flatMap(({ text }) => flatten(JSON.parse(text)))
      .map(([key, text]) => [key, inCountry(countryTexts.jo, locale, text)]),
  )
}

const branch = z.record(z.string(), z.unknown())

function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(branch.parse(value)).flatMap(([name, below]) =>
    flatten(below, path === '' ? name : `${path}.${name}`),
  )
}

export interface Plural {
  argument: string
  forms: string[]
}

/** The arguments and tags of a message. */
export interface Anatomy {
  /** `count: plural`, `name: argument`, `b: tag`, each once, in order. */
  parts: string[]
  plurals: Plural[]
  /** Its words, without arguments and marks. */
  text: string
}

/** Parses an ICU message; undefined where it is invalid. */
export function anatomyOf(message: string): Anatomy | undefined {
  try {
    const elements = everyElement(parse(message))
    return {
      parts: [...new Set(elements.flatMap(partOf))].toSorted(),
      plurals: elements.flatMap((element) =>
        element.type === TYPE.plural
          ? [{ argument: element.value, forms: Object.keys(element.options) }]
          : [],
      ),
      text: elements
        .map((element) => (element.type === TYPE.literal ? element.value : ''))
        .join('\n'),
    }
  } catch {
    return undefined
  }
}

function everyElement(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...everyElement(element.children)]
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element]
    return [element, ...Object.values(element.options).flatMap(({ value }) => everyElement(value))]
  })
}

function partOf(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.argument:
      return [`{${element.value}}`]
    case TYPE.number:
      return [`{${element.value}, number}`]
    case TYPE.date:
      return [`{${element.value}, date}`]
    case TYPE.time:
      return [`{${element.value}, time}`]
    case TYPE.plural:
      return [`{${element.value}, plural}`]
    case TYPE.select:
      return [`{${element.value}, select: ${Object.keys(element.options).toSorted().join(' ')}}`]
    case TYPE.tag:
      return [`<${element.value}>`]
    default:
      return []
  }
}
