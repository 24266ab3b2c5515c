import { textsOf } from '@/lib/bilingual/in-locale'
import { valueOfPair } from '@/lib/bilingual/pair'
import { directionOf, otherLocale, type Locale } from '@/lib/i18n/locale'
import type { SearchHit } from '../contract'
import { MarkedText } from './marked-text'

interface OtherTitleProps {
  hit: SearchHit
  locale: Locale
  className?: string | undefined
}

/** The title in the other language, where only that one matches. */
export function OtherTitle({ hit, locale, className }: OtherTitleProps) {
  const other = otherLocale(locale)
  const titles = textsOf(hit, 'title')
  const own = valueOfPair(hit.highlights, 'title', locale)
  const ranges = valueOfPair(hit.highlights, 'title', other)
  if (titles[locale] === '' || own.length > 0 || ranges.length === 0) return null
  return (
    <span className={className}>
      <bdi lang={other} dir={directionOf(other)}>
        <MarkedText text={titles[other]} ranges={ranges} />
      </bdi>
    </span>
  )
}
