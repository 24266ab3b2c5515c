'use client'

import { ReportForm, type ReportTexts } from '@/components/report-form/report-form'
import { conversationLimits } from '../../conversation/contract'
import { reportBuyer } from '../queries'

/** Reports the buyer to the office. */
export function SupplierReport({ id, texts }: { id: number; texts: ReportTexts }) {
  return (
    <ReportForm
      texts={texts}
      maxLength={conversationLimits.text}
      run={(reason) => reportBuyer(id, reason)}
    />
  )
}
