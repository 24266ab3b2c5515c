import {
  contentKind,
  editors,
  pageOfList,
  contentRecordId,
  staffPerson,
} from '@/features/content/contract'
import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery } from '@/lib/api/list-query'
import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

const oneRecord = {
  ...editors,
  params: z.object({ kind: contentKind, id: contentRecordId }),
} as const

/** The most months between two checks. */
export const maxReviewMonths = 60

const months = z.int().min(1).max(maxReviewMonths)
const personId = z.int().positive()

/** Somebody who answers for content; one who has left no longer works on it. */
const owner = staffPerson.extend({ has_left: z.boolean() })

/** Who answers for a published record, and when it is looked at again. */
const review = z.object({
  owner: owner.nullable(),
  review_on: z.iso.date().nullable(),
  review_months: months.nullable(),
  reviewed_on: z.iso.date().nullable(),
  /** Whether its kind has such dates: facts of markets have an owner and a day of their own. */
  is_reviewed: z.boolean(),
})

export type Review = z.infer<typeof review>

export const recordReview = endpoint({
  ...oneRecord,
  method: 'GET',
  path: 'admin/upkeep/reviews/{kind}/{id}',
  summary: 'Get who answers for a record and when it is looked at again',
  response: review,
  errors: ['not_found'],
})

export const setReview = endpoint({
  ...oneRecord,
  method: 'PUT',
  path: 'admin/upkeep/reviews/{kind}/{id}',
  summary: 'Set who answers for a record and when it is looked at again, then after so many months',
  body: z
    .object({
      owner_id: personId.nullable(),
      review_on: z.iso.date().nullable(),
      review_months: months.nullable(),
    })
    .refine((given) => (given.review_on === null) === (given.review_months === null), {
      path: ['review_months'],
      error: 'required',
    }),
  response: review,
  errors: ['not_found', 'forbidden'],
})

export const confirmReview = endpoint({
  ...oneRecord,
  method: 'POST',
  path: 'admin/upkeep/reviews/{kind}/{id}/confirm',
  summary: 'Say that a record was looked at and is still right; its next check follows',
  response: review,
  errors: ['not_found', 'forbidden', 'conflict'],
})

/** Whose records a list has: those of the caller, those of nobody who works on content, or all. */
export const reviewOwners = ['mine', 'nobody', 'all'] as const

export const dueReviews = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/upkeep/reviews',
  summary: 'List published records that are due for a check, the longest due first',
  query: z.object({ ...pagingQuery, whose: z.enum(reviewOwners).optional() }),
  response: pageOfList(
    review.omit({ is_reviewed: true }).extend({
      kind: z.string(),
      id: z.string(),
      ...bilingualText('label'),
      review_on: z.iso.date(),
    }),
  ),
})

export const contentOwners = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/upkeep/owners',
  summary: 'List who may answer for content, and who has left and still does, with their records',
  response: z.array(owner.extend({ records: z.int().min(0) })),
})

export const handOver = endpoint({
  ...editors,
  method: 'POST',
  path: 'admin/upkeep/hand-over',
  summary: 'Make another person answer for every record of a person',
  body: z.object({ from: personId, to: personId }),
  response: z.object({ records: z.int().min(0) }),
  errors: ['forbidden'],
})
