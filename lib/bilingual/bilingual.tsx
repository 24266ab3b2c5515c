import { directionOf, type Locale } from '@/lib/i18n/locale'
import type { ElementType } from 'react'
import { localized, type BilingualField } from './in-locale'

/**
 * Shows a bilingual field. A text that exists in the other language only is marked with its own
 * `lang` and `dir` (spec/decisions.md section 1). An empty field shows nothing; one that needs
 * neither mark nor class nor element is its text alone, since pages hold dozens of them.
 */
export function Bilingual<R extends object>({
  of,
  field,
  locale,
  as,
  className,
  prepare = (text) => text,
}: {
  of: R
  field: BilingualField<R>
  locale: Locale
  as?: ElementType
  className?: string
  /** What is shown of the text, such as its first sentence. */
  prepare?: (text: string) => string
}) {
  const { text: whole, lang } = localized(of, field, locale)
  const text = prepare(whole)
  if (text === '') return null
  if (lang === locale && as === undefined && className === undefined) return text
  const given = {
    ...(className !== undefined && { className }),
    ...(lang !== locale && { lang, dir: directionOf(lang) }),
  }
  const Element = as ?? 'span'
  return <Element {...given}>{text}</Element>
}
