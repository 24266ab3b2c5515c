'use client'

import controls from '@/components/control/control.module.css'
import { endpointQuery } from '@/lib/api/query-options'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { unlinkedReports, type BarrierReport } from '../contract'
import { LabelledField } from './labelled-field'
import styles from './barrier-form.module.css'
import { ReportFacts } from './report-facts'

interface ReportChoiceProps {
  chosen: number | null
  onChoose: (report: BarrierReport | null) => void
}

/** A report that belongs to no barrier yet, and what it says. */
export function ReportChoice({ chosen, onChoose }: ReportChoiceProps) {
  const t = useTranslations('barrierReview')
  const { data = [] } = useQuery(endpointQuery(unlinkedReports))
  const found = data.find(({ enquiry_id }) => enquiry_id === chosen)
  return (
    <>
      <LabelledField label={t('new.report')} hint={t('new.reportHint')}>
        {(id) => (
          <select
            id={id}
            className={controls.box}
            aria-describedby={`${id}-hint`}
            value={chosen ?? ''}
            onChange={({ target }) =>
              onChoose(data.find(({ enquiry_id }) => String(enquiry_id) === target.value) ?? null)
            }
          >
            <option value="">{t('new.empty')}</option>
            {data.map(({ enquiry_id, company }) => (
              <option key={enquiry_id} value={enquiry_id}>
                {enquiry_id} · {company}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      {found && (
        <blockquote className={styles.quoted} dir="auto">
          {found.description}
        </blockquote>
      )}
      {found && <ReportFacts report={found} />}
    </>
  )
}
