import 'server-only'
import { replaceFiles } from '@/features/files/server/uploads'
import type { QueryOf } from '@/lib/api/endpoint'
import { pageOf } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import type { Actor } from '@/lib/auth/actor'
import { inLocale } from '@/lib/bilingual/in-locale'
import { bothLanguages } from '@/lib/bilingual/pair'
import { database, transaction, type Executor } from '@/lib/db/database'
import { type LineResult, endedImportStates, untakenStates } from '@/lib/db/codes/offer-imports'
import { fileKeyOf } from '@/lib/files/names'
import { jobKind, type HourlyWork } from '@/lib/jobs/job'
import { z } from 'zod'
import type { importLineList, OfferImport } from '../exchange/contract'
import { lockImport, type ImportRow } from './import-lines.sql'
import { loadKnowledge } from './import-lines'
import { checkLines, applyLines } from './import-writing'
import { memberOf } from '../my-offers/server/my-offers'
import {
  countFiles,
  countLines,
  countOf,
  deleteImport,
  findCurrent,
  givesSigns,
  forgetResults,
  selectLines,
  selectOld,
  selectUnused,
  updateImport,
} from './imports.sql'

/** A run ends after this time and continues as a new job, long before its lease ends. */
const runMs = 60_000
/** Attempts at one batch while others change the same offers. */
const maxConflicts = 3
const pageSize = 25

/** Checks the lines of an import, or takes them over: some at a time, from where it stopped. */
export const offerImportWork = jobKind({
  name: 'offer-import',
  payload: z.object({ id: z.int() }),
  delays: [5, 30, 120, 600],
  run: async ({ id }) => work(id),
})

async function work(id: number) {
  const db = await database()
  const end = Date.now() + runMs
  let conflicts = 0
  const of = await transaction((tx) => lockImport(tx, id))
  if (of?.state !== 'checking' && of?.state !== 'taking') return
  const knowledge = of.state === 'checking' ? await loadKnowledge(db, of) : null
  while (Date.now() < end) {
    try {
      const count = knowledge ? await checkLines(of, knowledge) : await applyLines(of)
      if (count === 0) return await finish(of)
      conflicts = 0
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'conflict') throw error
      conflicts += 1
      const current = await transaction((tx) => lockImport(tx, id))
      if (current?.state !== of.state) return
      if (conflicts > maxConflicts) throw error
    }
  }
  await offerImportWork.enqueue(db, { id })
}

async function finish({ id, state }: ImportRow) {
  await transaction(async (tx) => {
    const current = await lockImport(tx, id)
    if (current?.state !== state) return
    await updateImport(tx, id, { state: state === 'checking' ? 'checked' : 'done' })
    if (state === 'taking') await releaseUnused(tx, id)
  })
}

async function releaseUnused(tx: Executor, id: number) {
  const unused = await selectUnused(tx, id)
  await replaceFiles(
    tx,
    unused.flatMap((address) => fileKeyOf(address) ?? []),
  )
}

/** The last import of the caller's company; null where there is none. Throws `forbidden`. */
export async function currentImport(actor: Actor): Promise<OfferImport | null> {
  const { companyId } = memberOf(actor)
  const db = await database()
  const found = await findCurrent(db, companyId)
  return found ? viewOf(db, found) : null
}

/** An import with the numbers of its lines and files. */
export async function viewOf(db: Executor, row: ImportRow): Promise<OfferImport> {
  const { id, type, state, file_name, lines, updated_at } = row
  const counts = await countLines(db, id)
  const results: Record<LineResult, number> = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  let [checked, done] = [0, 0]
  for (const count of counts) {
    if (count.result === null) continue
    results[count.result] += count.lines
    checked += count.lines
    done += count.done
  }
  return {
    id,
    type,
    state,
    file_name,
    lines,
    results,
    updated_at,
    progress: state === 'taking' || state === 'done' ? done : checked,
    files: await countFiles(db, id),
    is_stuck: await isStuck(db, row),
  }
}

const isWorking = ({ state }: ImportRow) => state === 'checking' || state === 'taking'

/** Whether its work stopped with its process, and can be continued. */
const isStuck = async (db: Executor, row: ImportRow) =>
  isWorking(row) && !(await givesSigns(db, row.id))

/** An import of the caller's company, locked. Throws `not_found`. */
export async function lockOwnImport(tx: Executor, actor: Actor, id: number) {
  const row = await lockImport(tx, id)
  if (row?.company_id !== memberOf(actor).companyId) throw new Problem('not_found')
  return row
}

/**
 * Checks every line of an import as a job, without changing an offer. Throws `not_found`, and
 * `conflict` where it is taken over already.
 */
export async function checkImport(actor: Actor, id: number) {
  await transaction(async (tx) => {
    const row = await lockOwnImport(tx, actor, id)
    if (row.state === 'checking' && !(await isStuck(tx, row))) return
    if (!untakenStates.includes(row.state)) throw new Problem('conflict')
    await forgetResults(tx, id)
    await updateImport(tx, id, { state: 'checking' })
    await offerImportWork.enqueue(tx, { id })
  })
  return 'Success' as const
}

/**
 * Adds and changes the offers of a checked import as a job. Asked again, nothing happens twice: it
 * goes on where it stopped. Throws `not_found`, and `conflict` where it is not checked.
 */
export async function applyImport(actor: Actor, id: number) {
  await transaction(async (tx) => {
    const row = await lockOwnImport(tx, actor, id)
    if (row.state === 'done' || (row.state === 'taking' && !(await isStuck(tx, row)))) return
    if (row.state !== 'checked' && row.state !== 'taking') throw new Problem('conflict')
    await updateImport(tx, id, { state: 'taking' })
    await offerImportWork.enqueue(tx, { id })
  })
  return 'Success' as const
}

/**
 * Puts an import aside with the files that no offer has; what was taken over stays. Throws
 * `not_found`, and `conflict` while it is being taken over.
 */
export async function endImport(actor: Actor, id: number) {
  await transaction(async (tx) => {
    const row = await lockOwnImport(tx, actor, id)
    if (row.state === 'taking' && !(await isStuck(tx, row))) throw new Problem('conflict')
    await closeImport(tx, row)
  })
  return 'Success' as const
}

/** Puts a locked import aside. */
export async function closeImport(tx: Executor, { id, state }: ImportRow) {
  if (state === 'ended') return
  if (state !== 'done') await releaseUnused(tx, id)
  await updateImport(tx, id, { state: 'ended' })
}

/** Lines of the caller's import by what they do. Throws `forbidden`. */
export async function listLines(actor: Actor, query: QueryOf<typeof importLineList>) {
  const { companyId } = memberOf(actor)
  const db = await database()
  const found = await findCurrent(db, companyId)
  const limit = query.per_page ?? pageSize
  const offset = ((query.page ?? 1) - 1) * limit
  const rows = found ? await selectLines(db, found.id, { result: query.result, limit, offset }) : []
  const total = found ? await countOf(db, found.id, query.result) : 0
  const data = rows.map(({ line, cells, result, reasons }) => ({
    line,
    reasons,
    result: result ?? ('refused' as const),
    name: inLocale({ ...bothLanguages('name', ''), ...cells }, 'name', 'en'),
    key: (cells.article_number ?? '').trim() || (cells.id ?? '').trim(),
  }))
  return pageOf({ data, total }, query, pageSize)
}

/** Puts imports aside that nobody continued for a week, and deletes those of a month ago. */
export const clearOfferImports: HourlyWork = async (db) => {
  for (const { id } of await selectOld(db, { days: 7, states: untakenStates })) {
    await transaction(async (tx) => {
      const row = await lockImport(tx, id)
      if (row) await closeImport(tx, row)
    })
  }
  for (const { id } of await selectOld(db, { days: 30, states: endedImportStates })) {
    await deleteImport(db, id)
  }
}
