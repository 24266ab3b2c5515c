import { Link } from '@/components/link/link'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { Performance } from '../contract'
import { FigureTable } from './figure-table'

interface BarrierTableProps {
  locale: Locale
  figures: Performance['barriers']
}

/** How many published barriers have each status, how soon half were solved, and the way to them. */
export function BarrierTable({ locale, figures }: BarrierTableProps) {
  const t = useTranslations('performance.barriers')
  const said = useTranslations('barriers')
  const { by_status, median_days: days } = figures
  return (
    <>
      <FigureTable
        title={t('title')}
        note={days === null ? t('noMedian') : t('days', { count: days })}
        head={[t('status'), t('count')]}
        rows={by_status.map(({ status, count }) => ({
          name: said(`status.${status}`),
          cells: [formatNumber(count, locale)],
        }))}
      />
      <p>
        <Link href={localePath(locale, routes.barriers())}>{said('toRegister')}</Link>
      </p>
    </>
  )
}
