import { inLocale } from '@/lib/bilingual/in-locale'
import { fillText } from '@/lib/i18n/count-forms'
import { formatDate, formatDays } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { Fragment } from 'react'
import type { Suggestion } from '../contract'
import styles from './result-facts.module.css'

type Facts = NonNullable<Suggestion['facts']>

/** The sentences of facts; `code` and `step` with their placeholders. */
export interface FactTexts {
  code: string
  step: string
  vip: string
  sample: string
  audience: Record<NonNullable<Facts['audience']>, string>
  status: Record<NonNullable<Facts['legal_status']>, string>
  pdf: Record<'en' | 'ar' | 'both', string>
}

interface ResultFactsProps {
  locale: Locale
  found: Pick<Suggestion, 'date' | 'facts'>
  texts: FactTexts
}

/** What a result shows next to its type, each fact after a dot: days, place, codes, and what tells it from others like it. */
export function ResultFacts({ locale, found, texts }: ResultFactsProps) {
  const { date, facts = {} } = found
  const { date_start, date_end, country_code } = facts
  const days =
    date_start && date_end
      ? formatDays(date_start, date_end, locale)
      : formatDate(date ?? '', locale)
  const place = inLocale(facts, 'place', locale)
  const shown = [
    ...(date === null
      ? []
      : [
          <time key="date" dateTime={date}>
            {days}
          </time>,
        ]),
    ...(place === ''
      ? []
      : [
          <bdi key="place">
            {/* The ISO code and no flag: no package of the portal has licensed flags, and a set of
                them would weigh more than the results. */}
            {country_code && (
              <span aria-hidden="true" className={styles.country}>
                {country_code}
              </span>
            )}
            {place}
          </bdi>,
        ]),
    ...factTexts(facts, texts, locale).map((fact) => <bdi key={fact}>{fact}</bdi>),
  ]
  return shown.map((fact) => (
    <Fragment key={fact.key}>
      <span aria-hidden="true"> · </span>
      {fact}
    </Fragment>
  ))
}

function factTexts(facts: Facts, texts: FactTexts, locale: Locale): string[] {
  const { hs_code, audience, step, pdf, is_vip, legal_status, sample } = facts
  const languages = pdf?.length === 2 ? 'both' : pdf?.[0]
  return [
    inLocale(facts, 'sector', locale),
    hs_code && fillText(texts.code, { code: hs_code }, locale),
    audience && texts.audience[audience],
    step && fillText(texts.step, { step }, locale),
    legal_status && texts.status[legal_status],
    languages && texts.pdf[languages],
    is_vip && texts.vip,
    sample && texts.sample,
  ].flatMap((fact) => (typeof fact === 'string' && fact !== '' ? [fact] : []))
}
