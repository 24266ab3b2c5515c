import { directionOf, type Locale } from '@/lib/i18n/locale'
import { localized, type BilingualField } from './in-locale'

/**
 * Shows a bilingual field that holds editors' HTML. It was sanitised when it was written
 * (`lib/html/sanitise.ts`), and the page's policy forbids inline script again. This is the only
 * component that sets inner HTML.
 */
export function BilingualHtml<R extends object>({
  of,
  field,
  locale,
  className,
  prepare = (html) => html,
}: {
  of: R
  field: BilingualField<R>
  locale: Locale
  className?: string
  /** Makes the HTML ready to be shown: ids for headings, frames for tables. */
  prepare?: (html: string) => string
}) {
  const { text, lang } = localized(of, field, locale)
  if (text === '') return null
  const mark = lang === locale ? {} : { lang, dir: directionOf(lang) }
  const given = { ...(className !== undefined && { className }), ...mark }
  return <div {...given} dangerouslySetInnerHTML={{ __html: prepare(text) }} />
}
