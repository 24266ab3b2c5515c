import { localized } from '@/lib/bilingual/in-locale'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import type { Suggestion } from '../contract'
import type { TextRange } from '../rules'
import { MarkedText } from './marked-text'

interface FoundTitleProps {
  found: Suggestion
  locale: Locale
  /** The matching ranges of the title in a language. */
  rangesIn: (locale: Locale, title: string) => readonly TextRange[]
}

/** The title of a result; carries `lang` and `dir` where it exists only in the other language. */
export function FoundTitle({ found, locale, rangesIn }: FoundTitleProps) {
  const { text, lang } = localized(found, 'title', locale)
  const mark = lang === locale ? {} : { lang, dir: directionOf(lang) }
  return (
    <bdi {...mark}>
      <MarkedText text={text} ranges={rangesIn(lang, text)} />
    </bdi>
  )
}
