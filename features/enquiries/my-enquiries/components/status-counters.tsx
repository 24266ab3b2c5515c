import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { enquiryStatuses } from '../../rules'
import type { EnquiryCounters } from '../rules'
import { statusLooks } from './status-chip'
import styles from './status-counters.module.css'

/** The number of enquiries at each of the seven statuses; each links to its enquiries. */
export function StatusCounters({
  locale,
  counters,
}: {
  locale: Locale
  counters: EnquiryCounters
}) {
  const t = useTranslations('myEnquiries')
  return (
    <ul className={styles.counters}>
      {enquiryStatuses.map(({ iid, name }) => {
        const count = counters.by_status.find((one) => one.iid === iid)?.count ?? 0
        const { tone, sign } = statusLooks[iid]
        return (
          <li key={iid}>
            <Link
              look="bare"
              href={localePath(locale, `${routes.userEnquiries()}?status=${iid}`)}
              className={`${styles.counter} ${styles[tone]}`}
            >
              <span className={styles.name}>
                <Icon name={sign} size={16} />
                {t(`status.${name}`)}
              </span>{' '}
              <span className={styles.count}>{formatNumber(count, locale)}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
