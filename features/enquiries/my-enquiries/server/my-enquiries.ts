import 'server-only'
import { isEnded } from '@/lib/db/codes/enquiry-statuses'
import type { QueryOf } from '@/lib/api/endpoint'
import { listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, type Executor } from '@/lib/db/database'
import { readinessType } from '../../readiness/rules'
import { enquiryStatuses } from '../../rules'
import type { EnquiryDetail, myEnquiries } from '../contract'
import { enquiryListShape } from '../search-params'
import { toFields, toHistory, toMessages, toRow, toScore } from './my-enquiries.mapper'
import {
  countByStatus,
  countEnquiries,
  findNamed,
  findOwn,
  hasEnquiryOf,
  markRead,
  selectAnswers,
  selectEnquiries,
  selectMessageFiles,
  selectMessages,
  selectSteps,
  type EnquiryFound,
} from './my-enquiries.sql'

/**
 * The caller's enquiries, newest first; a page when any parameter is given. Throws `forbidden` for
 * another person's id (spec part 3, 'User enquiries').
 */
export async function listMyEnquiries(
  actor: Actor,
  userId: number,
  query: QueryOf<typeof myEnquiries>,
) {
  const person = personOf(actor)
  if (userId !== person.userId) throw new Problem('forbidden')
  const db = await database()
  return listOrPage(query, enquiryListShape.pageSize, {
    rows: async (range) => {
      const now = new Date().toISOString()
      const found = await selectEnquiries(db, userId, query, range)
      return found.map((one) => toRow(one, now))
    },
    count: () => countEnquiries(db, userId, query),
  })
}

/** The number of the caller's enquiries, in all and at each status. */
export async function countMyEnquiries(actor: Actor) {
  const counts = await countByStatus(await database(), personOf(actor).userId)
  const by_status = enquiryStatuses.map(({ iid }) => ({
    iid,
    count: counts.find((one) => one.iid === iid)?.count ?? 0,
  }))
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return {
    total: sum(by_status.map(({ count }) => count)),
    open: sum(by_status.filter(({ iid }) => !isEnded(iid)).map(({ count }) => count)),
    unread: sum(counts.map(({ unread }) => unread)),
    by_status,
  }
}

/** Whether the caller sent a readiness assessment. */
export async function hasMyReadinessResult(actor: Actor): Promise<boolean> {
  return hasEnquiryOf(await database(), personOf(actor).userId, readinessType)
}

/**
 * One of the caller's enquiries with all that belongs to it. Marks the messages of the office as
 * read. Throws `not_found`, also for another person's.
 */
export async function getMyEnquiry(actor: Actor, id: number): Promise<EnquiryDetail> {
  const db = await database()
  const found = await findOwn(db, personOf(actor).userId, id)
  if (!found) throw new Problem('not_found')
  const detail = await detailOf(db, found)
  if (found.unread > 0) await markRead(db, id, 'office', detail.messages)
  return detail
}

async function detailOf(db: Executor, found: EnquiryFound): Promise<EnquiryDetail> {
  const { id } = found.enquiry
  const [named, answers, steps, messages, files] = await Promise.all([
    findNamed(db, id),
    selectAnswers(db, id),
    selectSteps(db, id),
    selectMessages(db, id),
    selectMessageFiles(db, id),
  ])
  if (!named) throw new Problem('not_found')
  return {
    ...toRow(found, new Date().toISOString()),
    fields: toFields(found, named),
    answers,
    score: toScore(answers),
    history: toHistory(steps),
    messages: toMessages(messages, files),
    rating: found.enquiry.rating,
    merged_into: found.enquiry.merged_into,
  }
}

const exportedAtOnce = 500

/** All of a person's enquiries with their messages, for the export of their data. */
export async function exportEnquiries(userId: number): Promise<EnquiryDetail[]> {
  const db = await database()
  const details: EnquiryDetail[] = []
  for (let isMore = true; isMore;) {
    const range = { limit: exportedAtOnce, offset: details.length }
    const found = await selectEnquiries(db, userId, { sort: 'date-asc' }, range)
    for (const one of found) details.push(await detailOf(db, one))
    isMore = found.length === exportedAtOnce
  }
  return details
}
