import { conversationSides } from '@/lib/db/codes/conversations'
import { endpoint } from '@/lib/api/endpoint'
import { listAnswer, pagingQuery, valueList } from '@/lib/api/list-query'
import { idParams, instant } from '@/lib/api/params'
import { bilingualText } from '@/lib/bilingual/schema'
import { heldReasons, requestStates } from '@/lib/db/codes/quotation-requests'
import { z } from 'zod'
import { conversationMessage } from '@/features/conversations/contract'

const named = z.object(bilingualText('name'))

/** A request for staff: who asks whom when, without what was written. */
const reviewRow = z.object({
  id: z.int().positive(),
  state: z.enum(requestStates),
  held_for: z.enum(heldReasons).nullable(),
  /** Signals of a held request: links in its texts, and other companies with the same text. */
  links: z.int().min(0),
  same_text: z.int().min(0),
  company: named.extend({ id: z.int().positive() }),
  country: named,
  created_at: instant,
  sent_at: instant.nullable(),
  answered_at: instant.nullable(),
  messages: z.int().min(0),
  /** Who reported the conversation, while the report is open. */
  reported_by: z.enum(conversationSides).nullable(),
  reported_at: instant.nullable(),
})

export type ReviewRow = z.infer<typeof reviewRow>

export const quotationReview = endpoint({
  method: 'GET',
  path: 'admin/quotation-requests',
  summary: 'List requests for quotations with counts and times, without their texts',
  access: 'staff:requests',
  query: z.object({
    ...pagingQuery,
    state: valueList(requestStates),
    reported: z.literal('1').optional(),
    waiting: z.literal('1').optional(),
  }),
  response: listAnswer(reviewRow),
})

export const quotationForStaff = endpoint({
  method: 'GET',
  path: 'admin/quotation-requests/{id}',
  summary: 'Get one request for a quotation with counts and times, without its texts',
  access: 'staff:requests',
  params: idParams,
  response: reviewRow,
  errors: ['not_found'],
})

export const quotationFigures = endpoint({
  method: 'GET',
  path: 'admin/quotation-figures',
  summary: 'Get the numbers of requests for quotations, and the companies that do not answer',
  access: 'staff:requests',
  response: z.object({
    by_state: z.array(z.object({ state: z.enum(requestStates), count: z.int().min(0) })),
    /** The median of hours until the first answer; null without answers. */
    median_hours: z.number().nullable(),
    reported: z.int().min(0),
    /** Companies with requests that have waited for 14 days, most first. */
    silent: z.array(
      z.object({
        company: named.extend({ id: z.int().positive() }),
        waiting: z.int().min(1),
        answered: z.int().min(0),
        oldest: instant,
      }),
    ),
  }),
})

export const decideHeld = endpoint({
  method: 'POST',
  path: 'admin/quotation-requests/{id}/decision',
  summary: 'Send a held request on, or discard it',
  access: 'staff:requests',
  params: idParams,
  body: z.object({ decision: z.enum(['release', 'discard']) }),
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found', 'conflict'],
})

export const closeReport = endpoint({
  method: 'POST',
  path: 'admin/quotation-requests/{id}/report',
  summary: 'Close the report of a conversation, which staff no longer read from then on',
  access: 'staff:requests',
  params: idParams,
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found', 'conflict'],
})

/** A POST, since each reading is an audit entry. */
export const readReported = endpoint({
  method: 'POST',
  path: 'admin/quotation-requests/{id}/reading',
  summary: 'Read a conversation that one side reported; the reading is recorded',
  access: 'staff:requests',
  params: idParams,
  response: z.object({
    reason: z.string(),
    messages: z.array(conversationMessage.omit({ files: true })),
  }),
  errors: ['not_found', 'forbidden'],
})
