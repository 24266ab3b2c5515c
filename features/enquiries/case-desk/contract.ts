import { dayRange } from '@/lib/api/day-range'
import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery, searchQuery, valueList } from '@/lib/api/list-query'
import { idParams, instant, recordId } from '@/lib/api/params'
import { problemCodes } from '@/lib/api/problem'
import { exportPurpose } from '@/lib/api/typed-text'
import { bilingualText } from '@/lib/bilingual/schema'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'
import { enquiryDetail, glimpse, statusValue } from '../my-enquiries/contract'
import { enquiryText } from '../contract'
import { enquiryNote, enquiryNoteWrite } from '../notes/contract'

const person = z.object({ id: z.int(), name: z.string() })
const flag = z.enum(['0', '1']).optional()

/** The orders of the list; the default is the one with the least time left first. */
export const caseSorts = ['due-asc', 'id-desc', 'id-asc', 'updated-desc', 'updated-asc'] as const

/** The filters of the lists and of the export of the case desk. */
export const caseFilters = {
  /** Tokens of the name, company and address, or the request number. */
  q: searchQuery,
  type: valueList(/^[1-7]$/),
  status: valueList(statusValue),
  /** The id of an officer, `me`, or `none` for enquiries without an owner. */
  owner: z
    .string()
    .regex(/^(?:me|none|[1-9]\d{0,8})$/)
    .optional(),
  /** Neither completed, rejected nor closed. */
  open: flag,
  /** Past its service level: the escalation list. */
  late: flag,
  /** The last word is the person's. */
  waits: flag,
  /** Filed without a verified captcha. */
  for_review: flag,
  /** Has an answer of the office, or has none yet. */
  answered: flag,
  /** What the person rated; `none` for enquiries that are over and have no rating. */
  rating: valueList(/^(?:[1-5]|none)$/),
  /** A note names the caller, who has not opened it since. */
  mentioned: z.literal('1').optional(),
  /** When it was filed. */
  ...dayRange,
  sort: z.enum(caseSorts).optional(),
}

const row = z.object({
  id: z.int().positive(),
  enq_type: z.int(),
  ...bilingualText('type_name'),
  status: z.int(),
  ...bilingualText('status_name'),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  created_at: instant,
  updated_at: instant,
  answered_at: instant.nullable(),
  /** The first message of the person since the office last replied. */
  awaits_reply_since: instant.nullable(),
  /** Since when the office waits for the person, while the clock is stopped. */
  waits_since: instant.nullable(),
  ...glimpse,
  /** Messages of the person that no officer of the enquiry has read. */
  unread: z.int().min(0),
  answer_due_at: instant.nullable(),
  close_due_at: instant.nullable(),
  is_late: z.boolean(),
  /** Working minutes until it is next due, negative once it is late; null where nothing is due. */
  minutes_left: z.int().nullable(),
  for_review: z.boolean(),
  rating: z.int().nullable(),
  owner: person.nullable(),
  merged_into: z.int().nullable(),
  version: z.int().positive(),
})

export type CaseRow = z.infer<typeof row>

const officers = { access: 'staff:cases' } as const

export const caseDesk = endpoint({
  ...officers,
  method: 'GET',
  path: 'admin/enquiries',
  summary: 'List enquiries for case officers, the one due next first',
  query: z.object({ ...pagingQuery, ...caseFilters }),
  response: z.object({
    data: z.array(row),
    total: z.int().min(0),
    total_capped: z.literal(true).optional(),
    page: z.int().min(1),
    per_page: z.int().min(1),
  }),
})

const detail = row.extend({
  ...enquiryDetail.pick({ fields: true, answers: true, score: true }).shape,
  user_id: z.int(),
  /** The language of the person. */
  locale: z.enum(locales),
  /** The statuses that can follow. */
  next_statuses: z.array(z.int()),
  history: z.array(
    z.object({
      status: z.int(),
      ...bilingualText('status_name'),
      at: instant,
      by: person.nullable(),
      reason: z.string().nullable(),
    }),
  ),
  /** Assignments and merges, oldest first. */
  actions: z.array(
    z.object({
      what: z.enum(['assign', 'merge']),
      at: instant,
      by: person.nullable(),
      /** The officer it was assigned to; null when unassigned, and for a merge. */
      to: person.nullable(),
      /** The enquiry that this one was merged into. */
      into: z.int().nullable(),
      /** The enquiry that was merged into this one. */
      from: z.int().nullable(),
    }),
  ),
  messages: z.array(enquiryDetail.shape.messages.element.extend({ by: person })),
  /** The notes of officers, and the answers of bodies with their names, oldest first. */
  notes: z.array(enquiryNote),
  /** Enquiries that were merged into this one. */
  merged: z.array(z.object({ id: z.int(), excerpt: z.string() })),
  /** Other open enquiries of the same person that are alike in type, words and time. */
  similar: z.array(
    z.object({
      id: z.int(),
      enq_type: z.int(),
      status: z.int(),
      created_at: instant,
      excerpt: z.string(),
    }),
  ),
})

export type CaseDetail = z.infer<typeof detail>

const one = { ...officers, params: idParams, response: detail } as const

export const caseForStaff = endpoint({
  ...one,
  method: 'GET',
  path: 'admin/enquiries/{id}',
  summary: 'Get an enquiry with its history, messages and notes',
  errors: ['not_found'],
})

const version = z.int().positive()

export const assignEnquiry = endpoint({
  ...one,
  method: 'POST',
  path: 'admin/enquiries/{id}/assign',
  summary: 'Assign an enquiry to a case officer, or remove the assignment',
  body: z.object({ version, owner_id: recordId.nullable() }),
  errors: ['not_found', 'conflict'],
})

export const noteEnquiry = endpoint({
  ...one,
  method: 'POST',
  path: 'admin/enquiries/{id}/notes',
  summary: 'Add a note that only case officers can read',
  body: enquiryNoteWrite,
  errors: ['not_found'],
})

export const mergeEnquiry = endpoint({
  ...one,
  method: 'POST',
  path: 'admin/enquiries/{id}/merge',
  summary: 'Merge an enquiry into another enquiry from the same person and close it',
  body: z.object({ version, into: recordId }),
  errors: ['not_found', 'conflict'],
})

export const officerList = endpoint({
  ...officers,
  method: 'GET',
  path: 'admin/officers',
  summary:
    'List the case officers, of an enquiry those who may work on it, and their open enquiries',
  query: z.object({ enquiry: idParams.shape.id.optional() }),
  response: z.array(person.extend({ open: z.int().min(0) })),
})

/** The most enquiries of one step: more than a page of the queue. */
export const maxChosen = 100

/** The enquiries of one step, each in the version that the officer saw. */
const enquiries = z
  .array(z.object({ id: recordId, version: z.int().positive() }))
  .min(1)
  .max(maxChosen)

const many = {
  ...officers,
  method: 'POST',
  response: z.object({
    done: z.array(z.int()),
    /** The enquiries that stay as they were, and why. */
    refused: z.array(z.object({ id: z.int(), code: z.enum(problemCodes) })),
  }),
} as const

export const assignEnquiries = endpoint({
  ...many,
  path: 'admin/enquiry-assignments',
  summary: 'Assign several enquiries to a case officer, or remove their assignments',
  body: z.object({ enquiries, owner_id: recordId.nullable() }),
})

export const moveEnquiries = endpoint({
  ...many,
  path: 'admin/enquiry-statuses',
  summary: 'Change the status of several enquiries with one reason; each person is notified',
  body: z.object({ enquiries, status: z.int(), reason: enquiryText() }),
})

export const exportFormats = ['csv', 'xlsx'] as const

export const enquiryExport = endpoint({
  ...officers,
  method: 'POST',
  path: 'admin/enquiries-export',
  summary: 'Export up to 10,000 enquiries as a file, for a purpose that the audit log keeps',
  body: z.object({
    ...caseFilters,
    purpose: exportPurpose,
    format: z.enum(exportFormats),
    /** The language of the head and of names; an Arabic workbook is right to left. */
    locale: z.enum(locales).optional(),
  }),
  response: z.object({
    file_name: z.string(),
    mime: z.string(),
    /** Base64. */
    content: z.string(),
    rows: z.int().min(0),
    /** Whether there are more enquiries than the file contains. */
    is_cut: z.boolean(),
  }),
})
