import 'server-only'
import { decide, type Decidable } from '@/features/approvals/server/decisions'
import { indexRecords } from '@/features/search/server/search-documents'
import type { BodyOf, QueryOf } from '@/lib/api/endpoint'
import { pageOf } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { textsOf } from '@/lib/bilingual/in-locale'
import { database, transaction, type Executor } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { today } from '@/lib/i18n/today'
import { barriersTag } from '../../contract'
import { askEffects, effectsOf } from '../../effects/server/effects'
import { joinedPeople, joinsOf } from '../../joining/server/joining'
import { barrierStepMail } from '../../server/barrier-mails'
import {
  fieldsNaming,
  incomplete,
  isSolved,
  needsReason,
  nextStatuses,
  type Said,
} from '../../rules'
import { selectSteps } from '../../server/barriers.sql'
import { selectTasks } from '../../tasks/server/tasks.sql'
import type {
  addBarrierStep,
  BarrierReport,
  BarrierReview,
  barrierReviews,
  BarrierWrite,
  createBarrier,
  updateBarrier,
} from '../contract'
import {
  areKnown,
  changeBarrier,
  countReviews,
  findReport,
  findReview,
  insertBarrier,
  insertReport,
  insertStep,
  lockBarrier,
  selectReports,
  selectReviews,
  countUnlinked,
  selectUnlinked,
  type BarrierRow,
} from './review.sql'

const pageSize = 25

/** The barriers that a text names, last changed first, for officers. */
export async function searchBarriers(db: Executor, q: string, limit: number) {
  return selectReviews(db, { q }, { limit, offset: 0 })
}

/** A page of barriers as officers see them, last changed first. Throws `forbidden`. */
export async function listReviews(actor: Actor, query: QueryOf<typeof barrierReviews>) {
  requireAccess('staff:barriers', actor)
  const db = await database()
  const limit = query.per_page ?? pageSize
  const range = { limit, offset: ((query.page ?? 1) - 1) * limit }
  const [data, total] = [await selectReviews(db, query, range), await countReviews(db, query)]
  return pageOf({ data, total }, query, pageSize)
}

/** The newest reports that belong to no barrier yet. Throws `forbidden`. */
export async function listUnlinked(actor: Actor): Promise<BarrierReport[]> {
  requireAccess('staff:barriers', actor)
  return (await selectUnlinked(await database())).map(shown)
}

/** A barrier with its timeline and reports. Throws `forbidden`, `not_found`. */
export async function getReview(actor: Actor, id: number): Promise<BarrierReview> {
  requireAccess('staff:barriers', actor)
  return reviewOf(await database(), id, personOf(actor).userId)
}

type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>

const shown = ({ name: _name, email: _email, user_id: _person, ...row }: ReportRow) => row

/** A barrier with all that staff read. Throws `not_found`. */
export async function reviewOf(db: Executor, id: number, by: number): Promise<BarrierReview> {
  const found = await findReview(db, id)
  if (!found) throw new Problem('not_found')
  const { edited_by, ...row } = found
  const [steps, reports] = [await selectSteps(db, id), await selectReports(db, id)]
  const joins = (await joinsOf(db, id)).map(
    ({ email: _kept, is_approved: _known, ...join }) => join,
  )
  const effect_answers = await effectsOf(db, id)
  const own = { is_own_edit: edited_by === by, tasks: await selectTasks(db, { barrier_id: id }) }
  return { ...row, ...own, steps, reports: reports.map(shown), joins, effect_answers }
}

/** Barriers, as officers decide on them; a barrier is public once another officer published it. */
export const decidedBarriers: Decidable<BarrierRow, BarrierReview> = {
  subject: 'barrier',
  access: 'staff:barriers',
  lock: lockBarrier,
  shown: { tags: [barriersTag], isPublic: ({ published_at }) => published_at !== null },
  index: (tx, id) => indexRecords(tx, 'barriers', [id]),
  answer: (tx, { id, by }) => reviewOf(tx, id, by),
}

async function requireKnown(db: Executor, body: BarrierWrite) {
  const known = await areKnown(db, body)
  const unknown = (['market', 'hs_code', 'agreement_id'] as const).filter((field) => !known[field])
  refuse(unknown, 'unknown')
}

/**
 * Creates a barrier with its first step, from an enquiry where one is named. Throws `forbidden`,
 * `not_found` for an enquiry that reports no trade barrier, `conflict` for one that belongs to a
 * barrier already, and `invalid` for a market or product that is not on file.
 */
export async function create(actor: Actor, { enquiry_id, ...body }: BodyOf<typeof createBarrier>) {
  requireAccess('staff:barriers', actor)
  const by = personOf(actor).userId
  return transaction(async (tx) => {
    await requireKnown(tx, body)
    const id = await insertBarrier(tx, { ...body, status: 'reported', edited_by: by })
    const reported = enquiry_id === null ? null : await linked(tx, id, enquiry_id)
    const on_day = reported?.created_at.slice(0, 10) ?? today()
    await insertStep(tx, { barrier_id: id, status: 'reported', on_day })
    const change = { ...body, enquiry_id }
    await recordChange(tx, { by, action: 'create', subject: 'barrier', id, change })
    return reviewOf(tx, id, by)
  })
}

async function linked(tx: Executor, barrier_id: number, enquiry_id: number): Promise<ReportRow> {
  const found = await findReport(tx, enquiry_id)
  if (!found) throw new Problem('not_found')
  if (!(await insertReport(tx, { barrier_id, enquiry_id }))) throw new Problem('conflict')
  return found
}

/**
 * Changes what is said of a barrier; one that is public leaves the register until somebody else
 * publishes it. Throws `forbidden`, `not_found`, `conflict`, and `invalid` as `create` does.
 */
export async function update(
  actor: Actor,
  id: number,
  { version, ...body }: BodyOf<typeof updateBarrier>,
) {
  return decide(decidedBarriers, actor, { id, version }, async (tx, _found, by) => {
    await requireKnown(tx, body)
    await changeBarrier(tx, id, { ...body, edited_by: by, published_at: null })
    return { action: 'update', change: body }
  })
}

/**
 * Adds a step, which is the barrier’s status from now on, tells everybody who reported or joined it,
 * and asks them for the effect of one that solved it.
 * Throws `forbidden`, `not_found`, `conflict` for a status that cannot follow, and `invalid` for a
 * missing reason, a day to come or a text that names somebody who reported it.
 */
export async function addStep(
  actor: Actor,
  id: number,
  { version, ...step }: BodyOf<typeof addBarrierStep>,
) {
  return decide(decidedBarriers, actor, { id, version }, async (tx, found, by) => {
    if (!nextStatuses(found.status).includes(step.status)) throw new Problem('conflict')
    const texts = Object.values(textsOf(step, 'text'))
    if (needsReason(step.status)) refuse(incomplete({ text: texts }), 'text_missing')
    if (step.on_day > today()) refuse(['on_day'], 'future')
    const [reports, joins] = [await selectReports(tx, id), await joinsOf(tx, id)]
    requireUnnamed({ text: texts }, [...reports, ...joinedPeople(joins)])
    const step_id = await insertStep(tx, { ...step, barrier_id: id })
    // Who wrote the words of a step does not publish them.
    await changeBarrier(tx, id, { status: step.status, edited_by: by })
    const people = [...new Set([...reports, ...joins].map((one) => one.user_id))]
    if (isSolved(step.status)) await askEffects(tx, step_id, people)
    for (const user_id of people) {
      await barrierStepMail.enqueue(tx, { step_id, user_id })
    }
    return { action: 'update', change: step }
  })
}

/**
 * Adds an enquiry to a barrier, and tells who sent it how far the work is. Throws `forbidden`, `not_found` for one that reports no trade
 * barrier, and `conflict` for one that belongs to a barrier already.
 */
export async function link(
  actor: Actor,
  id: number,
  { version, enquiry_id }: { version: number; enquiry_id: number },
) {
  return decide(decidedBarriers, actor, { id, version }, async (tx) => {
    const { user_id } = await linked(tx, id, enquiry_id)
    const last = (await selectSteps(tx, id)).at(-1)
    if (last && last.status !== 'reported') {
      await barrierStepMail.enqueue(tx, { step_id: last.id, user_id })
    }
    await changeBarrier(tx, id, {})
    return { action: 'update', change: { enquiry_id } }
  })
}

/** Throws `invalid` where a text names somebody who reported or joined the barrier. */
export function requireUnnamed(said: Said, people: Parameters<typeof fieldsNaming>[1]): void {
  refuse(fieldsNaming(said, people), 'names_reporter')
}

/** Throws `invalid` with a code at each of the fields, if there are any. */
export function refuse(fields: readonly string[], code: string): void {
  if (fields.length === 0) return
  throw new Problem('invalid', { fields: Object.fromEntries(fields.map((one) => [one, [code]])) })
}

/** The number of reports that belong to no barrier yet. */
export const countUnlinkedReports = (db: Executor) => countUnlinked(db)
