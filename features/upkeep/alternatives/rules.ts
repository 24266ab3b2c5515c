import { pairsOf } from '@/features/content/kinds/rules'
import type { ContentKind } from '@/features/content/kinds/contract'
import { locales, type Locale } from '@/lib/i18n/locale'

type Fields = Readonly<Record<string, unknown>>

interface Picture {
  field: string
  src: string
  languages: Locale[]
}

const picture = /<img\b[^>]*>/gi

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.trim() ?? ''

const textOf = (record: Fields, field: string) => String(record[field] ?? '').trim()

/** The pictures of a record without an alternative text, each with the languages that lack it. */
export function withoutAlternative(
  kind: ContentKind,
  record: Fields,
  named: { html: readonly string[]; pictures: readonly { field: string }[] },
): Picture[] {
  const pairs = pairsOf(kind)
  const inFields = named.pictures.flatMap(({ field }): Picture[] => {
    const src = textOf(record, field)
    const texts = pairs.find((pair) => pair.field === `${field}_alt`)
    const languages = locales.filter((locale) => texts && textOf(record, texts[locale]) === '')
    return src === '' || languages.length === 0 ? [] : [{ field, src, languages }]
  })
  const inHtml = named.html.flatMap((name): Picture[] => {
    const pair = pairs.find((one) => locales.some((locale) => one[locale] === name))
    const languages = locales.filter((locale) => pair?.[locale] === name)
    return [...textOf(record, name).matchAll(picture)].flatMap(([tag]) =>
      attribute(tag, 'alt') === ''
        ? [{ field: pair?.field ?? name, src: attribute(tag, 'src'), languages }]
        : [],
    )
  })
  return [...inFields, ...inHtml]
}
