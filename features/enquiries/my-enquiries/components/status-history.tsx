import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { formatInstant } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { EnquiryDetail } from '../contract'
import { useTranslations } from 'next-intl'
import { StatusChip } from './status-chip'
import styles from './status-history.module.css'

/** The statuses an enquiry has had with the reasons of the office, the last one first. */
export function StatusHistory({
  locale,
  history,
}: {
  locale: Locale
  history: EnquiryDetail['history']
}) {
  const t = useTranslations('myEnquiries.detail')
  return (
    <Stack as="ol" reversed>
      {history.toReversed().map(({ status, at, reason }) => (
        <li key={`${status.iid}-${at}`} className={styles.step}>
          <StatusChip locale={locale} status={status} />{' '}
          <Note dateTime={at} as="time" tabular>
            {formatInstant(at, locale)}
          </Note>
          {reason !== null && (
            <p className={styles.reason}>
              {t.rich('reason', {
                reason: () => (
                  <Text as="bdi" preLine>
                    {reason}
                  </Text>
                ),
              })}
            </p>
          )}
        </li>
      ))}
    </Stack>
  )
}
