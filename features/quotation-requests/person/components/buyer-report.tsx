'use client'

import { ReportForm, type ReportTexts } from '@/components/report-form/report-form'
import { conversationLimits } from '@/features/conversations/contract'
import { call } from '@/lib/api/call'
import type { RequestLink } from '../../contract'
import { reportByLink } from '../contract'

/** Reports the supplier to the office. */
export function BuyerReport({ link, texts }: { link: RequestLink; texts: ReportTexts }) {
  return (
    <ReportForm
      texts={texts}
      maxLength={conversationLimits.text}
      run={(reason) => call(reportByLink, { params: link, query: {}, body: { reason } })}
    />
  )
}
