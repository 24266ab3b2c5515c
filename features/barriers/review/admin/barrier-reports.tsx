'use client'

import { Button } from '@/components/button/button'
import { Stack } from '@/components/layout/stack'
import { RecordPart } from '@/components/work-record/record-part'
import { OpenLink } from '@/components/work-record/open-link'
import { useRights } from '@/lib/auth/use-rights'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { link } from '../queries'
import { ReportChoice } from './report-choice'
import { ReportFacts } from './report-facts'
import { useChange, type BarrierPart } from './use-change'

/** The enquiries that reported a barrier, and a further one to merge with them. */
export function BarrierReports({ barrier, onChange }: BarrierPart) {
  const t = useTranslations('barrierReview.linked')
  const mayOpen = useRights()
  const [chosen, setChosen] = useState<number | null>(null)
  const { change, isBusy } = useChange(onChange)
  const add = async (enquiry: number) => {
    if (await change(() => link(barrier, enquiry), t('done'))) setChosen(null)
  }
  return (
    <RecordPart title={t('title')}>
      <p>{t('lead')}</p>
      {barrier.reports.length === 0 && <p>{t('none')}</p>}
      <Stack as="ul" gap={2}>
        {barrier.reports.map(({ enquiry_id, company, ...report }) => (
          <li key={enquiry_id}>
            <OpenLink to={`/enquiries/${enquiry_id}`} isOpen={mayOpen('cases')}>
              {t('enquiry', { id: String(enquiry_id) })}
            </OpenLink>{' '}
            <bdi>{company}</bdi>
            <ReportFacts report={report} />
          </li>
        ))}
      </Stack>
      <ReportChoice chosen={chosen} onChoose={(report) => setChosen(report?.enquiry_id ?? null)} />
      {chosen !== null && (
        <Button
          variant="secondary"
          aria-disabled={isBusy || undefined}
          onClick={() => void add(chosen)}
        >
          {t('add')}
        </Button>
      )}
    </RecordPart>
  )
}
