import { directionOf, type Locale } from '@/lib/i18n/locale'
import type { ElementType } from 'react'
import { localized, type BilingualField } from './in-locale'

/**
 * Shows a bilingual field. A text that exists in the other language only is marked with its own
 * `lang` and `dir` (spec/decisions.md section 1). An empty field shows nothing.
 */
export function Bilingual<R extends object>({
  of,
  field,
  locale,
  as: Element = 'span',
  className,
}: {
  of: R
  field: BilingualField<R>
  locale: Locale
  as?: ElementType
  className?: string
}) {
  const { text, lang } = localized(of, field, locale)
  if (text === '') return null
  const mark = lang === locale ? {} : { lang, dir: directionOf(lang) }
  return (
    <Element className={className} {...mark}>
      {text}
    </Element>
  )
}
