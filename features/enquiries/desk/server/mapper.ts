import 'server-only'
import { renamePair } from '@/lib/bilingual/pair'
import type { DeskRow } from '../contract'
import { clockOf } from '../rules'
import type { DeskFound } from './repository'

/** An enquiry as officers see it in lists; `now` is the instant by which it is late. */
export function toDeskRow(found: DeskFound, now: string): DeskRow {
  const { enquiry, type, status, owner_name, answer_hours, close_hours } = found
  const { id, enq_type, name, company, email, created_at, updated_at, answered_at } = enquiry
  return {
    ...{ id, enq_type, name, company, email, created_at, updated_at, answered_at },
    ...renamePair(type, 'name', 'type_name'),
    status: enquiry.status,
    ...renamePair(status, 'name', 'status_name'),
    ...clockOf({ ...enquiry, answer_hours, close_hours }, now),
    for_review: enquiry.for_review,
    owner: enquiry.owner_id === null ? null : { id: enquiry.owner_id, name: owner_name ?? '' },
    merged_into: enquiry.merged_into,
    version: enquiry.version,
  }
}
