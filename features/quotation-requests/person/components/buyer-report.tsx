'use client'

import { ReportForm, type ReportTexts } from '@/components/report-form/report-form'
import type { RequestLink } from '../../contract'
import { conversationLimits } from '../../conversation/contract'
import { reportSupplier } from '../queries'

/** Reports the supplier to the office. */
export function BuyerReport({ link, texts }: { link: RequestLink; texts: ReportTexts }) {
  return (
    <ReportForm
      texts={texts}
      maxLength={conversationLimits.text}
      run={(reason) => reportSupplier(link, reason)}
    />
  )
}
