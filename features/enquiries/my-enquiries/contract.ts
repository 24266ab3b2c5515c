import { attachmentRule } from '@/features/conversations/contract'
import { endpoint } from '@/lib/api/endpoint'
import { listAnswer, pagingQuery, searchQuery, valueList } from '@/lib/api/list-query'
import { idParams } from '@/lib/api/params'
import { bilingualText } from '@/lib/bilingual/schema'
import { valueBands } from '@/lib/db/codes/outcomes'
import { z } from 'zod'
import { enquiryText } from '../contract'
import { rating } from '../satisfaction/contract'

/** The orders of a person's enquiries; the default is the newest first. */
export const enquirySorts = [
  'date-desc',
  'date-asc',
  'updated-desc',
  'updated-asc',
  'id-desc',
  'id-asc',
  'type-asc',
  'type-desc',
  'status-asc',
  'status-desc',
] as const

export type EnquirySort = (typeof enquirySorts)[number]

/** A status code as the value of a filter. */
export const statusValue = /^[1-7]0$/

const named = z.object({ id: z.int(), ...bilingualText('name') })

const status = z.object({ iid: z.int(), ...bilingualText('name') })

/** What lists show of the content of an enquiry. */
export const glimpse = {
  /** What it is about, as far as its form says: a product or else a sector, and a country. */
  about: z.object({
    product: z.object({ code: z.string(), ...bilingualText('name') }).nullable(),
    industry: named.nullable(),
    country: named.nullable(),
  }),
  /** The first words of what was sent. */
  excerpt: z.string(),
  last_message: z
    .object({
      from: z.enum(['person', 'office']),
      excerpt: z.string(),
      at: z.iso.datetime({ offset: true }),
    })
    .nullable(),
}

/** An enquiry in the list of a person. */
export const enquiryRow = z.object({
  /** The request number. */
  id: z.int().positive(),
  enq_type: z.int(),
  type_name: z.string(),
  /** `title` repeats the English title, as in the tables. */
  type: z.object({ title: z.string(), ...bilingualText('title') }),
  date: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
  status,
  ...bilingualText('status_name', 'bare'),
  enq_status: z.int(),
  /** Messages of the office that the person has not read. */
  unread: z.int().min(0),
  ...glimpse,
  /** When the office promised to answer, or else to end it; null once it is over. */
  due: z
    .object({
      kind: z.enum(['answer', 'close']),
      at: z.iso.datetime({ offset: true }),
      is_late: z.boolean(),
    })
    .nullable(),
})

export type EnquiryRow = z.infer<typeof enquiryRow>

/** The submitted fields; fields that the type does not have are null. */
const sentFields = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  phone2: z.string().nullable(),
  company: z.string(),
  job_title: z.string().nullable(),
  description: z.string(),
  industry: named.nullable(),
  country: named.nullable(),
  type_of_client: named.nullable(),
  positions: named.nullable(),
  barriers: named.nullable(),
  since: z.iso.date().nullable(),
  loss_band: z.enum(valueBands).nullable(),
  agreement: z.string().nullable(),
  institution: named.nullable(),
})

const sentAnswer = z.object({
  enq_question: z.int().positive(),
  points: z.int().min(1).max(5),
  section_id: z.int().positive(),
  ...bilingualText('section'),
  ...bilingualText('question'),
})

const message = z.object({
  id: z.int().positive(),
  from: z.enum(['person', 'office']),
  text: z.string(),
  at: z.iso.datetime({ offset: true }),
  files: z.array(
    z.object({ name: z.string(), href: z.string(), bytes: z.int(), mime: z.string() }),
  ),
})

export type EnquiryMessage = z.infer<typeof message>

export const enquiryDetail = enquiryRow.extend({
  fields: sentFields,
  /** The answers of a readiness assessment, in the order of its statements; otherwise empty. */
  answers: z.array(sentAnswer),
  /** Points out of five times the number of answers; null unless it is a readiness assessment. */
  score: z.object({ total: z.int(), most: z.int(), average: z.number() }).nullable(),
  /** Oldest first. */
  history: z.array(
    z.object({
      status,
      at: z.iso.datetime({ offset: true }),
      /** Why, as the officer wrote it. */
      reason: z.string().nullable(),
    }),
  ),
  /** Oldest first. */
  messages: z.array(message),
  /** How satisfied the person was with how it was handled, from 1 to 5; null before they say so. */
  rating: rating.nullable(),
  /** The enquiry in which this one goes on; null for one of its own. */
  merged_into: z.int().positive().nullable(),
})

export type EnquiryDetail = z.infer<typeof enquiryDetail>

export const myEnquiries = endpoint({
  method: 'GET',
  path: 'user-all-enquiries/{userId}',
  summary: 'List the caller’s enquiries, newest first; paginated if the query has parameters',
  access: 'user',
  params: z.object({ userId: z.coerce.number().int().positive() }),
  query: z.object({
    ...pagingQuery,
    q: searchQuery,
    status: valueList(statusValue),
    sort: z.enum(enquirySorts).optional(),
  }),
  response: listAnswer(enquiryRow),
  errors: ['forbidden'],
})

export const enquiryCounters = endpoint({
  method: 'GET',
  path: 'enquiries/counters',
  summary: 'Count the caller’s enquiries: all, open, and by status',
  access: 'user',
  response: z.object({
    total: z.int().min(0),
    /** Neither completed, rejected nor closed. */
    open: z.int().min(0),
    /** Messages of the office that the caller has not read. */
    unread: z.int().min(0),
    /** All seven statuses, those without an enquiry with 0. */
    by_status: z.array(z.object({ iid: z.int(), count: z.int().min(0) })),
  }),
})

export const enquiryById = endpoint({
  method: 'GET',
  path: 'enquiries/{id}',
  summary: 'Get one of the caller’s enquiries and mark its messages as read',
  access: 'user',
  params: idParams,
  response: enquiryDetail,
  errors: ['not_found'],
})

const messageWrite = z.object({
  text: enquiryText(),
  /** Two messages with the same key count once. */
  idempotency_key: z.uuid().optional(),
})

const sent = z.object({ id: z.int().positive() })

export const sendEnquiryMessage = endpoint({
  method: 'POST',
  path: 'enquiries/{id}/messages',
  summary: 'Send a message, with optional files, about one of the caller’s open enquiries',
  access: 'user',
  params: idParams,
  body: messageWrite,
  files: { files: attachmentRule },
  response: sent,
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
})

export const setEnquiryStatus = endpoint({
  method: 'POST',
  path: 'admin/enquiries/{id}/status',
  summary: 'Change the status of an enquiry; the person is notified by email',
  access: 'staff:cases',
  params: idParams,
  body: z.object({
    status: z.int(),
    /** Why. The person reads it on the page, and that of a rejection (50) in the mail, too. */
    reason: enquiryText(),
    /** The version that the officer saw: a later change causes a conflict. */
    version: z.int().positive().optional(),
  }),
  response: z.object({ status: z.int() }),
  errors: ['not_found', 'conflict'],
})

export const answerEnquiry = endpoint({
  method: 'POST',
  path: 'admin/enquiries/{id}/messages',
  summary:
    'Send a message, with optional files, about an open enquiry, and change its status with it',
  access: 'staff:cases',
  params: idParams,
  body: messageWrite.extend({
    /** The status after the message; without one, a new enquiry becomes ongoing (70). */
    status: z.coerce.number().int().optional(),
  }),
  files: { files: attachmentRule },
  response: sent,
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
})
