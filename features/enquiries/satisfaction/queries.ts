import { call } from '@/lib/api/call'
import { rateEnquiry } from './contract'

/** Rates how the office handled an enquiry. */
export const sendRating = (id: number, rating: number) =>
  call(rateEnquiry, { params: { id }, body: { rating } })
