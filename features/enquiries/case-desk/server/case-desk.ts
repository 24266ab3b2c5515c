import 'server-only'
import { enquiryStatus } from '@/lib/db/codes/enquiry-statuses'
import { calendarNow } from '@/features/working-time/server/working-time'
import type { BodyOf, QueryOf } from '@/lib/api/endpoint'
import { instantsOf } from '@/lib/api/day-range'
import { idsOf, valuesOf } from '@/lib/api/list-query'
import { pageOf } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import type { StaffMember } from '@/lib/auth/staff-areas'
import { renamePair } from '@/lib/bilingual/pair'
import { database, transaction, type Executor } from '@/lib/db/database'
import { isReachable } from '@/lib/db/reads/reachable-enquiries'
import { rowsWithTotal } from '@/lib/db/search-page'
import { accountLocale } from '@/lib/i18n/locale'
import { requireUnchanged } from '@/lib/db/record-change'
import { toFields, toMessages, toScore } from '../../my-enquiries/server/my-enquiries.mapper'
import {
  findNamed,
  markRead,
  selectAnswers,
  selectMessageFiles,
  selectMessages,
} from '../../my-enquiries/server/my-enquiries.sql'
import { updateCase, writeHistory, writeStatus } from '../../server/correspondence.sql'
import { mergedMail } from '../../server/inquirer-mails'
import { assignedMail } from '../../server/staff-mails'
import { moveConversation, selectMerged, selectSimilar } from '../../server/merging.sql'
import { isTheirCase, reaches } from '../../server/enquiry-limits.sql'
import { markNotesRead, notesOf, writeNote } from '../../notes/server/notes'
import { nextStatuses } from '../../rules'
import type { assignEnquiry, CaseDetail, caseDesk } from '../contract'
import { toAction, toCaseRow } from './case-desk.mapper'
import {
  countAwaiting,
  countCases,
  findCaseForStaff,
  lockCase,
  selectAuthors,
  selectCases,
  selectActions,
  selectCaseSteps,
  type CaseFilters,
} from './case-desk.sql'

const pageSize = 25

export type CaseQuery = Omit<QueryOf<typeof caseDesk>, 'page' | 'per_page'>

const flag = (value: '0' | '1' | undefined) => (value === undefined ? undefined : value === '1')

function ownerOf(actor: Actor, owner: string | undefined): number | null | undefined {
  if (owner === undefined) return undefined
  if (owner === 'none') return null
  return owner === 'me' ? personOf(actor).userId : Number(owner)
}

/** The filters in a query of the case desk. */
export function filtersOf(actor: Actor, query: CaseQuery): CaseFilters {
  return {
    search: query.q,
    types: idsOf(query.type),
    statuses: idsOf(query.status),
    owner: ownerOf(actor, query.owner),
    open: flag(query.open),
    late: flag(query.late),
    waits: flag(query.waits),
    forReview: flag(query.for_review),
    answered: flag(query.answered),
    ratings: valuesOf(query.rating),
    mentioned: query.mentioned === '1' ? personOf(actor).userId : undefined,
    ...instantsOf(query),
    reachable: isReachable(actor),
  }
}

/** A page of enquiries as officers see them, the one due next first. Throws `forbidden`. */
export async function listCases(actor: Actor, query: QueryOf<typeof caseDesk>) {
  requireAccess('staff:cases', actor)
  const db = await database()
  const filters = filtersOf(actor, query)
  const limit = query.per_page ?? pageSize
  const offset = ((query.page ?? 1) - 1) * limit
  const { rows, total } = await rowsWithTotal(filters.search, {
    rows: () => selectCases(db, { ...filters, sort: query.sort ?? 'due-asc', limit, offset }),
    count: () => countCases(db, filters),
  })
  const clock = await calendarNow(db)
  return pageOf({ data: rows.map((row) => toCaseRow(row, clock)), total }, query, pageSize)
}

/** The number of enquiries that await an answer of an officer: theirs, and those without an owner. */
export async function countWaitingCases(db: Executor, officer: StaffMember): Promise<number> {
  return countAwaiting(db, officer.userId, isReachable(officer))
}

/**
 * An enquiry with all that belongs to it. The messages of the person count as read once its owner,
 * or any officer while it has none, has opened it. Throws `forbidden`, `not_found`.
 */
export async function getCase(actor: Actor, id: number): Promise<CaseDetail> {
  requireAccess('staff:cases', actor)
  const db = await database()
  const found = await caseOf(db, actor, id)
  const isReader = found.owner === null || found.owner.id === actor.userId
  if (found.unread > 0 && isReader) await markRead(db, id, 'person', found.messages)
  await markNotesRead(db, found, actor.userId)
  return found
}

/** The account of the person of an enquiry. Throws `forbidden`, `not_found`. */
export async function inquirerOf(actor: Actor, id: number): Promise<number> {
  requireAccess('staff:cases', actor)
  const found = await findCaseForStaff(await database(), id)
  if (!found) throw new Problem('not_found')
  return found.enquiry.user_id
}

async function caseOf(db: Executor, actor: Actor, id: number): Promise<CaseDetail> {
  const [found, named] = [await findCaseForStaff(db, id), await findNamed(db, id)]
  if (!found || !named) throw new Problem('not_found')
  const { enquiry } = found
  const answers = await selectAnswers(db, id)
  const authors = await selectAuthors(db, id)
  const byMessage = new Map(authors.map(({ message, ...by }) => [message, by]))
  const messages = toMessages(await selectMessages(db, id), await selectMessageFiles(db, id))
  const steps = await selectCaseSteps(db, id)
  const clock = await calendarNow(db)
  return {
    ...toCaseRow(found, clock),
    user_id: enquiry.user_id,
    locale: accountLocale(found.locale),
    fields: toFields(found, named),
    answers,
    score: toScore(answers),
    next_statuses: [...nextStatuses(enquiry)],
    history: steps.map(({ at, status, by, name, reason }) => ({
      status: status.id,
      ...renamePair(status, 'name', 'status_name'),
      at,
      by: by === null ? null : { id: by, name: name ?? '' },
      reason,
    })),
    actions: (await selectActions(db, id)).map(toAction),
    messages: messages.map((one) => ({ ...one, by: byMessage.get(one.id) ?? { id: 0, name: '' } })),
    notes: await notesOf(db, id),
    merged: await selectMerged(db, id),
    similar: await selectSimilar(db, enquiry, isReachable(actor)),
  }
}

/** Reads an enquiry and locks it. Throws `not_found`, and `conflict` when it was changed since. */
async function readLocked(tx: Executor, id: number, version?: number) {
  return requireUnchanged(tx, await lockCase(tx, id), { subject: 'enquiry', id, version })
}

type Assignment = BodyOf<typeof assignEnquiry>

/**
 * Assigns an enquiry to an officer, or unassigns it. Throws `forbidden`, `not_found`, `conflict`
 * when it was changed since, and `invalid` for an account that may not work on it.
 */
export async function assignCase(actor: Actor, id: number, assignment: Assignment) {
  requireAccess('staff:cases', actor)
  return transaction(async (tx) => {
    const officer = await assignWithoutMail(tx, actor, id, assignment)
    if (officer !== null) await assignedMail.enqueue(tx, { enquiry_id: id, user_id: officer })
    return caseOf(tx, actor, id)
  })
}

/**
 * As `assignCase`, in a transaction of the caller and without its mail: the officer whom a mail
 * should tell, null where the enquiry was theirs before or they took it themselves.
 */
export async function assignWithoutMail(
  tx: Executor,
  actor: Actor,
  id: number,
  { version, owner_id }: Assignment,
): Promise<number | null> {
  const by = personOf(actor).userId
  const before = await readLocked(tx, id, version)
  if (owner_id !== null && !(await isTheirCase(tx, owner_id, id))) {
    throw new Problem('invalid', { fields: { owner_id: ['unknown'] } })
  }
  if (before.owner_id === owner_id) return null
  await updateCase(tx, id, { owner_id })
  await writeHistory(tx, { action: 'assign', enquiry_id: id, by, change: { owner_id } })
  return owner_id === by ? null : owner_id
}

/**
 * Writes a note that only officers read, and tells the colleagues whom it names. Throws `forbidden`,
 * `not_found`, and `invalid` when one of them is no other officer.
 */
export async function noteCase(
  actor: Actor,
  id: number,
  note: { text: string; mentions: number[] },
) {
  requireAccess('staff:cases', actor)
  const by = personOf(actor).userId
  return transaction(async (tx) => {
    const { user_id } = await readLocked(tx, id)
    await writeNote(tx, { ...note, enquiry_id: id, by, person: user_id })
    await updateCase(tx, id, {})
    return caseOf(tx, actor, id)
  })
}

/**
 * Merges an enquiry into another one, where its conversation goes on, and closes it; a mail with a
 * link to that one tells the person. Throws `forbidden`,
 * `not_found`, `conflict` when it was changed since, is closed or already merged, and `invalid`
 * when the target is the enquiry itself, another person's, or already merged.
 */
export async function mergeCase(
  actor: Actor,
  id: number,
  { version, into }: { version: number; into: number },
) {
  requireAccess('staff:cases', actor)
  const by = personOf(actor).userId
  return transaction(async (tx) => {
    // Locks rows in the order of their numbers, so that two officers cannot deadlock.
    const other = into < id ? await lockCase(tx, into) : undefined
    const found = await readLocked(tx, id, version)
    const { status, user_id } = found
    const target = other ?? (await lockCase(tx, into))
    if (!nextStatuses(found).includes(enquiryStatus.closed)) throw new Problem('conflict')
    const isOther = into !== id && (await reaches(tx, actor, into))
    if (!isOther || target?.user_id !== user_id || target.merged_into !== null) {
      throw new Problem('invalid', { fields: { into: ['unknown'] } })
    }
    await moveConversation(tx, { from: id, to: into })
    await updateCase(tx, id, { merged_into: into })
    await updateCase(tx, into, {})
    await writeStatus(tx, { enquiry_id: id, from: status, to: enquiryStatus.closed, by })
    await writeHistory(tx, { action: 'merge', enquiry_id: id, by, change: { into } })
    await writeHistory(tx, { action: 'merge', enquiry_id: into, by, change: { from: id } })
    await mergedMail.enqueue(tx, { enquiry_id: id, into })
    return caseOf(tx, actor, id)
  })
}
