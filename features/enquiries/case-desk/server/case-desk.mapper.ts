import 'server-only'
import { renamePair } from '@/lib/bilingual/pair'
import { workingMinutesLeft, type CalendarNow } from '@/lib/i18n/working-time'
import { z } from 'zod'
import type { CaseDetail, CaseRow } from '../contract'
import { clockOf, firstDue } from '../../rules/enquiry-clock'
import { toGlimpse } from '../../my-enquiries/server/my-enquiries.mapper'
import type { FoundCase, selectActions } from './case-desk.sql'

/** An enquiry as officers see it in lists. */
export function toCaseRow(found: FoundCase, times: CalendarNow): CaseRow {
  const { enquiry, type, status, owner_name, unread } = found
  const { id, enq_type, name, company, email } = enquiry
  const { created_at, updated_at, answered_at, awaits_reply_since, waits_since } = enquiry
  const clock = clockOf(enquiry, times.now)
  const due = firstDue(clock)
  return {
    id,
    enq_type,
    name,
    company,
    email,
    unread,
    created_at,
    updated_at,
    answered_at,
    awaits_reply_since,
    waits_since,
    ...renamePair(type, 'name', 'type_name'),
    status: enquiry.status,
    ...renamePair(status, 'name', 'status_name'),
    ...toGlimpse(found),
    ...clock,
    minutes_left: due ? workingMinutesLeft(times, due.at) : null,
    for_review: enquiry.for_review,
    rating: enquiry.rating,
    owner: enquiry.owner_id === null ? null : { id: enquiry.owner_id, name: owner_name ?? '' },
    merged_into: enquiry.merged_into,
    version: enquiry.version,
  }
}

const merged = z.object({
  into: z.int().nullable().default(null),
  from: z.int().nullable().default(null),
})
const named = (id: number | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' }

/** An assignment or a merge, with the officer who made it. */
export function toAction(
  row: Awaited<ReturnType<typeof selectActions>>[number],
): CaseDetail['actions'][number] {
  return {
    what: row.action === 'merge' ? 'merge' : 'assign',
    at: row.at,
    by: named(row.by, row.by_name),
    to: named(row.to, row.to_name),
    ...merged.parse(row.change),
  }
}
