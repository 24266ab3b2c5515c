import { localizedName, type BilingualField } from '@/lib/bilingual/in-locale'
import { directionOf, type Locale } from '@/lib/i18n/locale'

export interface NameProps<R extends object> {
  of: R
  field: BilingualField<R>
  locale: Locale
}

/** Shows a name, marked with its own language and direction when it is in the other one. */
export function BilingualName<R extends object>({ of, field, locale }: NameProps<R>) {
  const { text, lang } = localizedName(of, field, locale)
  if (text === '' || lang === locale) return text
  return (
    <span lang={lang} dir={directionOf(lang)}>
      {text}
    </span>
  )
}
