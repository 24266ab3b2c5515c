import { Note } from '@/components/layout/note'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatCompact, formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ImportsFigure } from '../../components/imports-figure'
import { SourceMark } from '../../components/source-mark'
import { Unconfirmed } from '../../components/unconfirmed'
import { generalAgreement, isConfirmed } from '../../rules'
import type { MarketHub } from '../contract'
import styles from './key-figures.module.css'

/** The market in three or four figures, each with its year and its source. */
export function KeyFigures({ locale, hub }: { locale: Locale; hub: MarketHub }) {
  const t = useTranslations('marketAccess')
  const { duties, tariff, all_goods, jordan_exports } = hub
  const sum = (field: 'subheadings' | 'jordan_free' | 'jordan_unconfirmed') =>
    duties.reduce((total, chapter) => total + chapter[field], 0)
  const [free, all, open] = [sum('jordan_free'), sum('subheadings'), sum('jordan_unconfirmed')]
  const exported = jordan_exports?.years.findLast(({ value }) => value !== null)
  return (
    <section aria-label={t('hub.facts')} className={styles.section}>
      <ul className={styles.figures}>
        {all_goods && all_goods.imports !== null && (
          <li className={`${styles.figure} ${styles.wide}`}>
            <ImportsFigure locale={locale} goods={all_goods} />
            <SourceMark mark={all_goods} locale={locale} />
          </li>
        )}
        {tariff && all > 0 && (
          <Figure
            value={t('hub.ofLines', {
              free: formatNumber(free - open, locale),
              all: formatNumber(all, locale),
            })}
            term={t('hub.freeLines')}
            note={open > 0 && <p>{t('hub.furtherUnconfirmed', { count: open })}</p>}
          />
        )}
        <AgreementsFigure locale={locale} agreements={hub.agreements} />
        {jordan_exports && exported && exported.value !== null && (
          <Figure
            value={t('hub.usd', { value: formatCompact(Number(exported.value) * million, locale) })}
            term={t('hub.exports', { year: `${exported.year}` })}
            mark={<SourceMark mark={jordan_exports} locale={locale} />}
          />
        )}
      </ul>
      {tariff && all > 0 && <SourceMark mark={tariff} locale={locale} />}
    </section>
  )
}

const million = 1_000_000

interface AgreementsFigureProps {
  locale: Locale
  agreements: MarketHub['agreements']
}

/** Since when an agreement is in force; the number of agreements where there are several, or no day. */
function AgreementsFigure({ locale, agreements }: AgreementsFigureProps) {
  const t = useTranslations('marketAccess')
  const own = agreements.filter(({ agreement }) => agreement.key !== generalAgreement)
  const open = own.filter(({ confidence }) => !isConfirmed(confidence)).length
  const dated = own.find(({ agreement }) => agreement.since !== null)
  const count = formatNumber(own.length, locale)
  const openText = open > 0 && <p>{t('hub.withUnconfirmed', { count: open })}</p>
  const year = dated?.agreement.since?.slice(0, 4)
  if (!dated || year === undefined) {
    return <Figure value={count} term={t('hub.agreementsCount')} note={openText} />
  }
  return (
    <Figure
      value={t('hub.sinceYear', { year })}
      term={<Bilingual of={dated.agreement} field="name" locale={locale} />}
      note={
        own.length > 1 ? (
          <>
            <p>{t('hub.agreementsInAll', { count })}</p>
            {openText}
          </>
        ) : (
          open > 0 && (
            <p>
              <Unconfirmed />
            </p>
          )
        )
      }
    />
  )
}

interface FigureProps {
  value: string
  term: ReactNode
  note?: ReactNode
  mark?: ReactNode
}

function Figure({ value, term, note, mark }: FigureProps) {
  return (
    <li className={styles.figure}>
      <p className={styles.value}>{value}</p>
      <Note>{term}</Note>
      {note && <Note as="div">{note}</Note>}
      {mark}
    </li>
  )
}
