'use client'

import { Note } from '@/components/layout/note'
import { ratings } from '@/features/enquiries/satisfaction/contract'
import { RecordPart } from '@/components/work-record/record-part'
import { OpenLink } from '@/components/work-record/open-link'
import { useRights } from '@/lib/auth/use-rights'
import { formatDate, formatNumber } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { periodFigures, type Insight, type PeriodFigure } from '../contract'
import styles from './key-figures.module.css'
import { accessTo, enquiriesWith, feedbackWith } from '../rules'

interface PeriodFiguresProps extends Pick<Insight, 'totals' | 'period' | 'before'> {
  /** The address of the searches without results; null for those who may not open it. */
  searches: string | null
}

/** What was counted in the period, each next to the period before, with a link to what it counts. */
export function PeriodFigures({ totals, period, before, searches }: PeriodFiguresProps) {
  const t = useTranslations('admin.insight')
  const locale = useInterfaceLocale()
  const mayOpen = useRights()
  const lists: Record<PeriodFigure, string | null> = {
    filed: enquiriesWith({ ...period }),
    answered: enquiriesWith({ ...period, answered: '1' }),
    answer_hours: enquiriesWith({ ...period, answered: '1' }),
    ratings: enquiriesWith({ ...period, rating: ratings.join() }),
    rating: enquiriesWith({ ...period, rating: ratings.join() }),
    useful: feedbackWith({ ...period, useful: '1' }),
    not_useful: feedbackWith({ ...period, useful: '0' }),
    page_views: '#pages',
    searches,
    in_vain: searches,
  }
  const days = ({ from_day, until_day }: typeof period) =>
    t('fromUntil', { from: formatDate(from_day, locale), until: formatDate(until_day, locale) })
  return (
    <RecordPart title={t('inPeriod')}>
      <p>{t('compared', { period: days(period), before: days(before) })}</p>
      <ul className={styles.figures}>
        {periodFigures.map((name) => {
          const list = lists[name]
          const figure = <Figure name={name} {...totals[name]} />
          return (
            <li key={name}>
              {list === null ? (
                <div className={styles.figure}>{figure}</div>
              ) : list.startsWith('#') ? (
                <a href={list} className={styles.figure}>
                  {figure}
                </a>
              ) : (
                <OpenLink to={list} isOpen={mayOpen(accessTo(list))} className={styles.figure}>
                  {figure}
                </OpenLink>
              )}
            </li>
          )
        })}
      </ul>
    </RecordPart>
  )
}

interface FigureProps {
  name: PeriodFigure
  now: number | null
  before: number | null
}

function Figure({ name, now, before }: FigureProps) {
  const t = useTranslations('admin.insight')
  const locale = useInterfaceLocale()
  const shown = (value: number | null) =>
    value === null ? t(name === 'rating' ? 'notRated' : 'notKnown') : formatNumber(value, locale)
  const change = now === null || before === null ? null : Math.round((now - before) * 10) / 10
  const sign = change === null || change === 0 ? '' : change > 0 ? '+' : '−'
  return (
    <>
      <strong className={styles.count}>{now === null ? '–' : shown(now)}</strong>{' '}
      <span className={styles.name}>{t(`total.${name}`)}</span>{' '}
      <Note as="span">
        {t('beforeValue', { value: shown(before) })}
        {change !== null && (
          <>
            {' '}
            <bdi dir="ltr">{`(${sign}${formatNumber(Math.abs(change), locale)})`}</bdi>
          </>
        )}
      </Note>
    </>
  )
}
