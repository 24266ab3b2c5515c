import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { Unconfirmed } from '../../components/unconfirmed'
import { isConfirmed } from '../../rules'
import type { LeadingMarket } from '../contract'
import styles from './export-figure.module.css'

/** What the country exports to a market, with its year and source, and the way to that market. */
export function ExportFigure({ locale, leading }: { locale: Locale; leading: LeadingMarket }) {
  const t = useTranslations('marketAccess')
  const { market, year, value, source, confidence } = leading
  const figures = {
    value: formatNumber(Math.round(Number(value)), locale),
    year: String(year),
  }
  return (
    <div className={styles.figure}>
      <p className={styles.market}>
        <Link
          href={localePath(locale, routes.market(market.iso2))}
          look="bare"
          className={styles.link}
        >
          <Bilingual of={market} field="name" locale={locale} />
        </Link>
      </p>
      <Text tone="title" weight="heading" className={styles.value}>
        {t('leading.value', figures)}
      </Text>
      <div className={styles.notes}>
        <p>{t('leading.year', figures)}</p>
        {source !== '' && <p>{t.rich('facts.source', { source: () => <bdi>{source}</bdi> })}</p>}
        {!isConfirmed(confidence) && <Unconfirmed />}
      </div>
    </div>
  )
}
