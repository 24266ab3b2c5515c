import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SourceMark } from '../../components/source-mark'
import { generalAgreement, isConfirmed } from '../../rules'
import type { MarketHub } from '../contract'
import styles from './key-figures.module.css'

/** The market in three or four figures, each with its year and its source. */
export function KeyFigures({ locale, hub }: { locale: Locale; hub: MarketHub }) {
  const t = useTranslations('marketAccess')
  const { duties, tariff, all_goods, jordan_exports } = hub
  const own = hub.agreements.filter(({ agreement }) => agreement.key !== generalAgreement)
  const openAgreements = own.filter(({ confidence }) => !isConfirmed(confidence)).length
  const sum = (field: 'subheadings' | 'jordan_free' | 'jordan_unconfirmed') =>
    duties.reduce((total, chapter) => total + chapter[field], 0)
  const [free, all, open] = [sum('jordan_free'), sum('subheadings'), sum('jordan_unconfirmed')]
  const exported = jordan_exports?.years.findLast(({ value }) => value !== null)
  const millions = (value: string) =>
    t('hub.millions', { value: formatNumber(Number(value), locale) })
  return (
    <section aria-label={t('hub.facts')}>
      <ul className={styles.figures}>
        <Figure
          value={formatNumber(own.length, locale)}
          term={t('hub.agreementsCount')}
          note={openAgreements > 0 && <p>{t('hub.withUnconfirmed', { count: openAgreements })}</p>}
        />
        {tariff && all > 0 && (
          <Figure
            value={t('hub.ofLines', {
              free: formatNumber(free - open, locale),
              all: formatNumber(all, locale),
            })}
            term={t('hub.freeLines')}
            note={open > 0 && <p>{t('hub.furtherUnconfirmed', { count: open })}</p>}
            mark={<SourceMark mark={tariff} locale={locale} />}
          />
        )}
        {jordan_exports && exported && exported.value !== null && (
          <Figure
            value={millions(exported.value)}
            term={t('hub.exports', { year: `${exported.year}` })}
            mark={<SourceMark mark={jordan_exports} locale={locale} />}
          />
        )}
        {all_goods && all_goods.imports !== null && (
          <Figure
            value={millions(all_goods.imports)}
            term={t('hub.imports', { year: `${all_goods.year}` })}
            mark={<SourceMark mark={all_goods} locale={locale} />}
          />
        )}
      </ul>
    </section>
  )
}

interface FigureProps {
  value: string
  term: string
  note?: ReactNode
  mark?: ReactNode
}

function Figure({ value, term, note, mark }: FigureProps) {
  return (
    <li className={styles.figure}>
      <p className={styles.term}>{term}</p>
      <p className={styles.value}>{value}</p>
      {note}
      {mark}
    </li>
  )
}
