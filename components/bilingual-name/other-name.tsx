import { textsOf } from '@/lib/bilingual/in-locale'
import { directionOf, otherLocale } from '@/lib/i18n/locale'
import type { NameProps } from './bilingual-name'

/** The same name in the other language, for a list of facts; null where it has only one. */
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
