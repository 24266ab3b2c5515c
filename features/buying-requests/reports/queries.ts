import { call } from '@/lib/api/call'
import type { RequestLink } from '../posting/queries'
import { closeOfferReport, readReportedOffer, reportOffer } from './contract'

export const report = (params: RequestLink, company_id: number, reason: string) =>
  call(reportOffer, { params, body: { company_id, reason } })

/** Reads a reported offer, which makes an audit entry. */
export const readReported = (id: number, company_id: number) =>
  call(readReportedOffer, { params: { id }, body: { company_id } })

export const closeReport = (id: number, company_id: number) =>
  call(closeOfferReport, { params: { id }, body: { company_id } })
