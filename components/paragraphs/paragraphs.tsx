import { localized, type BilingualField } from '@/lib/bilingual/in-locale'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import { paragraphsOf } from '@/lib/i18n/paragraphs'
import styles from './paragraphs.module.css'

interface ParagraphsProps<R extends object> {
  of: R
  field: BilingualField<R>
  locale: Locale
  className?: string | undefined
}

/** Shows a bilingual plain text of several paragraphs; an empty one shows nothing. */
export function Paragraphs<R extends object>({ of, field, locale, className }: ParagraphsProps<R>) {
  const { text, lang } = localized(of, field, locale)
  if (text === '') return null
  const mark = lang === locale ? {} : { lang, dir: directionOf(lang) }
  return (
    <div className={[styles.paragraphs, className].filter(Boolean).join(' ')} {...mark}>
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
