import { daysIn, periodOf, type Period } from '@/lib/api/day-range'
import { today } from '@/lib/i18n/today'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'react-router-dom'
import { longestPeriod } from '../contract'
import { insightDays } from '../search-params'

/** The period in the address, so that it is there on the way back from a list; the last 30 days without one. */
export function usePeriod() {
  const t = useTranslations('admin.insight')
  const [params, setParams] = useSearchParams()
  const period = periodOf(insightDays(params), today())
  const days = daysIn(period)
  const fault =
    days < 1
      ? t('endsBefore')
      : days > longestPeriod
        ? t('tooLong', { count: longestPeriod })
        : null
  const choose = (chosen: Period) => setParams({ ...chosen }, { replace: true })
  return { period, fault, choose }
}
