'use client'

import { Note } from '@/components/layout/note'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { BarrierReport } from '../contract'

interface ReportFactsProps {
  report: Pick<
    BarrierReport,
    'since' | 'loss_band' | 'agreement' | 'files' | 'is_confirmed' | 'is_approved'
  >
}

/**
 * What a report says of a barrier besides its description, how many files came with it, and whether
 * who reported counts in the public figure.
 */
export function ReportFacts({ report }: ReportFactsProps) {
  const t = useTranslations('barrierReview.reported')
  const outcome = useTranslations('outcomeReports')
  const locale = useInterfaceLocale()
  const { since, loss_band: loss, agreement, files, is_confirmed, is_approved } = report
  return (
    <Note>
      {t('files', { count: files })}
      {since !== null && <> · {t('since', { date: formatDate(since, locale) })}</>}
      {loss !== null && <> · {outcome(`band.${loss}`)}</>}
      {agreement !== null && (
        <>
          {' · '}
          <bdi>{agreement}</bdi>
        </>
      )}
      <br />
      {t(is_confirmed ? 'confirmed' : 'unconfirmed')}
      {is_approved !== null && <> · {t(is_approved ? 'approved' : 'unapproved')}</>}
    </Note>
  )
}
