import { locales, type Locale } from '@/lib/i18n/locale'

type Fields = Readonly<Record<string, unknown>>

interface Picture {
  field: string
  src: string
  languages: Locale[]
}

/** The fields of a kind that show pictures; the texts of one are in the order of languages. */
interface PictureFields {
  html: readonly { name: string; field: string; language: Locale | null }[]
  pictures: readonly { field: string; texts: readonly string[] }[]
}

const picture = /<img\b[^>]*>/gi

const alternative = /\salt="([^"]*)"/i

const source = /\ssrc="([^"]*)"/i

const valueIn = (tag: string, attribute: RegExp) => attribute.exec(tag)?.[1]?.trim() ?? ''

const textOf = (record: Fields, field: string) => String(record[field] ?? '').trim()

/** The pictures of a record without an alternative text, each with the languages that lack it. */
export function withoutAlternative(record: Fields, { html, pictures }: PictureFields): Picture[] {
  const inFields = pictures.flatMap(({ field, texts }): Picture[] => {
    const src = textOf(record, field)
    const languages = locales.filter((_locale, at) => textOf(record, texts[at] ?? '') === '')
    return src === '' || languages.length === 0 ? [] : [{ field, src, languages }]
  })
  const inHtml = html.flatMap(({ name, field, language }) =>
    [...textOf(record, name).matchAll(picture)].flatMap(([tag]): Picture[] =>
      valueIn(tag, alternative) === ''
        ? [{ field, src: valueIn(tag, source), languages: language ? [language] : [] }]
        : [],
    ),
  )
  return [...inFields, ...inHtml]
}
