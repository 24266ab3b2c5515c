import { conversationMessage, reportWrite } from '@/features/conversations/contract'
import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { z } from 'zod'
import { companyChoice } from '../introductions/contract'
import { shareWithCompany } from '../posting/contract'

const done = { response: z.literal('Success'), format: 'text' } as const

export const reportOffer = endpoint({
  ...done,
  method: 'POST',
  path: 'buying-requests/{id}/{signature}/report',
  summary: 'Report the offer of a company to the office, which may read it from then on',
  access: 'public',
  limit: 'buying-request-link',
  params: shareWithCompany.params,
  body: reportWrite.extend(companyChoice.shape),
  errors: ['not_found'],
})

const byStaff = {
  method: 'POST',
  access: 'staff:requests',
  params: idParams,
  body: companyChoice,
} as const

const reportedOffer = z.object({
  reason: z.string(),
  messages: z.array(conversationMessage.omit({ files: true })),
})

export type ReportedOffer = z.infer<typeof reportedOffer>

/** A POST, since each reading is an audit entry. */
export const readReportedOffer = endpoint({
  ...byStaff,
  path: 'admin/buying-requests/{id}/reading',
  summary: 'Read an offer that the buyer reported; the reading is recorded',
  response: reportedOffer,
  errors: ['not_found', 'forbidden'],
})

export const closeOfferReport = endpoint({
  ...byStaff,
  ...done,
  path: 'admin/buying-requests/{id}/report',
  summary: 'Close the report of an offer, which staff no longer read from then on',
  errors: ['not_found', 'conflict'],
})
