import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate, formatDays } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import type { SearchHit } from '../contract'

/** What a result shows next to its type: days, place, codes, and what tells it from others like it. */
export function ResultFacts({ locale, hit }: { locale: Locale; hit: SearchHit }) {
  const t = useTranslations('search.facts')
  const { date, facts = {} } = hit
  const { date_start, date_end, hs_code, audience, step, pdf, is_vip, legal_status } = facts
  const days =
    date_start && date_end
      ? formatDays(date_start, date_end, locale)
      : formatDate(date ?? '', locale)
  const languages = pdf?.length === 2 ? 'both' : pdf?.[0]
  const shown = [
    inLocale(facts, 'place', locale),
    inLocale(facts, 'sector', locale),
    hs_code && t('code', { code: hs_code }),
    audience && t(`audience.${audience}`),
    step && t('step', { step }),
    legal_status && t(`status.${legal_status}`),
    languages && t(`pdf.${languages}`),
    is_vip && t('vip'),
  ].flatMap((fact) => (typeof fact === 'string' && fact !== '' ? [fact] : []))
  return (
    <>
      {date !== null && (
        <>
          <span aria-hidden="true"> · </span>
          <time dateTime={date}>{days}</time>
        </>
      )}
      {shown.map((fact) => (
        <Fragment key={fact}>
          <span aria-hidden="true"> · </span>
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
    </>
  )
}
