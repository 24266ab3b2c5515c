import { formatInstant } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { EnquiryDetail } from '../contract'
import { StatusChip } from './status-chip'
import styles from './status-history.module.css'

/** The statuses an enquiry has had, the last one first. */
export function StatusHistory({
  locale,
  history,
}: {
  locale: Locale
  history: EnquiryDetail['history']
}) {
  return (
    <ol className={styles.history} reversed>
      {history.toReversed().map(({ status, at }) => (
        <li key={`${status.iid}-${at}`} className={styles.step}>
          <StatusChip locale={locale} status={status} />{' '}
          <time dateTime={at} className={styles.time}>
            {formatInstant(at, locale)}
          </time>
        </li>
      ))}
    </ol>
  )
}
