'use client'

import { ReportForm, type ReportTexts } from '@/components/report-form/report-form'
import { call } from '@/lib/api/call'
import { conversationLimits } from '@/features/conversations/contract'
import { reportRequest } from '../contract'

/** Reports the buyer to the office. */
export function SupplierReport({ id, texts }: { id: number; texts: ReportTexts }) {
  return (
    <ReportForm
      texts={texts}
      maxLength={conversationLimits.text}
      run={(reason) => call(reportRequest, { params: { id }, body: { reason } })}
    />
  )
}
