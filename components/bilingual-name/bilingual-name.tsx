import { localized, textsOf, type BilingualField } from '@/lib/bilingual/in-locale'
import { directionOf, otherLocale, type Locale } from '@/lib/i18n/locale'
import { scriptOf } from '@/lib/i18n/script'
import styles from './bilingual-name.module.css'

interface NameProps<R extends object> {
  of: R
  field: BilingualField<R>
  locale: Locale
}

/**
 * The name of a company or an offer. Unlike other texts, names are typed into the field of either
 * language, so their letters say which language they are in.
 */
function nameIn<R extends object>({ of, field, locale }: NameProps<R>) {
  const { text, lang } = localized(of, field, locale)
  return { text, lang: scriptOf(text) ?? lang }
}

/** Shows a name, marked with its own language and direction when it is in the other one. */
export function BilingualName<R extends object>(props: NameProps<R>) {
  const { text, lang } = nameIn(props)
  if (text === '' || lang === props.locale) return text
  return (
    <span lang={lang} dir={directionOf(lang)}>
      {text}
    </span>
  )
}

/** A quiet note on a name that exists in the letters of the other language only. */
export function NameNote<R extends object>({ note, ...props }: NameProps<R> & { note: string }) {
  const { text, lang } = nameIn(props)
  if (text === '' || lang === props.locale) return null
  return <span className={styles.note}>{note}</span>
}

/** The same name in the other language; null where it has only one. */
export function otherName<R extends object>({ of, field, locale }: NameProps<R>) {
  const lang = otherLocale(locale)
  const { [locale]: own, [lang]: other } = textsOf(of, field)
  if (own === '' || other === '' || own === other) return null
  return (
    <span lang={lang} dir={directionOf(lang)}>
      {other}
    </span>
  )
}
