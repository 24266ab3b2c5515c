'use client'

import type { RequestLink } from '../../contract'
import { ReportForm, type ReportTexts } from '../../conversation/components/report-form'
import { reportSupplier } from '../queries'

/** Reports the supplier to the office. */
export function BuyerReport({ link, texts }: { link: RequestLink; texts: ReportTexts }) {
  return <ReportForm texts={texts} run={(reason) => reportSupplier(link, reason)} />
}
