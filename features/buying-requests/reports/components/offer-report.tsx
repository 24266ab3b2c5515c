'use client'

import { ReportForm, type ReportTexts } from '@/components/report-form/report-form'
import { conversationLimits } from '@/features/conversations/contract'
import { call } from '@/lib/api/call'
import type { SignedLink } from '@/lib/api/link-calls'
import { reportOffer } from '../contract'

interface OfferReportProps {
  link: SignedLink
  company: number
  texts: ReportTexts
}

/** Reports the offer of a company to the office. */
export function OfferReport({ link, company, texts }: OfferReportProps) {
  return (
    <ReportForm
      texts={texts}
      maxLength={conversationLimits.text}
      run={(reason) => call(reportOffer, { params: link, body: { company_id: company, reason } })}
    />
  )
}
