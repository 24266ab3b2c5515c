import type { Locale } from '@/lib/i18n/locale'
import { hasRegister } from '../../queries'
import { barrierType } from '../../rules'
import { barrierOfEnquiry } from '../queries'
import { ReportedBarrier } from './reported-barrier'

interface EnquiryBarrierProps {
  locale: Locale
  enquiry: { id: number; enq_type: number; date: string }
}

/** The barrier that an enquiry reported; nothing for enquiries of another kind. */
export async function EnquiryBarrier({ locale, enquiry }: EnquiryBarrierProps) {
  if (enquiry.enq_type !== barrierType || !hasRegister()) return null
  const barrier = await barrierOfEnquiry(enquiry.id)
  return <ReportedBarrier locale={locale} sentOn={dayIn(enquiry.date)} barrier={barrier} />
}

const dayIn = (instant: string) => instant.slice(0, 10)
