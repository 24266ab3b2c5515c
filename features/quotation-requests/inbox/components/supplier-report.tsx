'use client'

import { ReportForm, type ReportTexts } from '../../conversation/components/report-form'
import { reportBuyer } from '../queries'

/** Reports the buyer to the office. */
export function SupplierReport({ id, texts }: { id: number; texts: ReportTexts }) {
  return <ReportForm texts={texts} run={(reason) => reportBuyer(id, reason)} />
}
