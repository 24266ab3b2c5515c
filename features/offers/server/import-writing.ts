import 'server-only'
import { copyFiles } from '@/features/files/server/copies'
import { recordFiles, withStoredFiles, type StoredFile } from '@/features/files/server/files'
import { replaceFiles } from '@/features/files/server/uploads'
import { Problem } from '@/lib/api/problem'
import { publishing } from '@/lib/cache/publication'
import { offersTag } from '@/lib/cache/tags'
import { savedStatus } from '@/lib/db/codes/approval'
import { database, transaction, type Executor } from '@/lib/db/database'
import { recordChanges } from '@/lib/db/record-change'
import { isDeepStrictEqual } from 'node:util'
import { filesOf } from './approval'
import type { OfferDetails } from '../contract'
import {
  insertHeads,
  lockVersions,
  selectEditions,
  updateHeads,
  writeNumbers,
  writeOwned,
} from '../exchange/server/exchange.sql'
import type { Reason } from './import-lines.mapper'
import {
  lockImport,
  markUsed,
  selectNextLines,
  touchImport,
  updateLines,
  type ImportRow,
} from './import-lines.sql'
import {
  addressesOf,
  loadKnowledge,
  planLines,
  type Knowledge,
  type PlannedLine,
} from './import-lines'
import { lockCompany } from '../my-offers/server/my-offers.sql'
import { picturesOf, withPictures } from '../pictures/rules'
import { kindOf } from '../rules'

const linesAtOnce = 50

/** Checks the next lines of an import without changing an offer; returns how many there were. */
export async function checkLines(of: ImportRow, knowledge: Knowledge): Promise<number> {
  const db = await database()
  const rows = await selectNextLines(db, of.id, { step: 'check', limit: linesAtOnce })
  const planned = await planLines(db, { of, knowledge, rows })
  await transaction(async (tx) => {
    const current = await lockImport(tx, of.id)
    if (current?.state !== 'checking') throw new Problem('conflict')
    await updateLines(
      tx,
      of.id,
      planned.map(({ row, offer, plan }) => ({
        line: row.line,
        result: plan.result,
        is_done: false,
        offer_id: offer?.id ?? null,
        version: offer?.version ?? null,
        reasons: plan.result === 'refused' ? plan.reasons : [],
      })),
    )
    await touchImport(tx, of.id)
  })
  return rows.length
}

/** A line that is written, with the offer as it then is. */
interface Written extends PlannedLine {
  details: OfferDetails
}

/**
 * Takes over the next lines of an import, all or none of them: new offers wait for staff (10), the
 * approved version of a changed one stays public (40). Lines that cannot be taken over as they were
 * checked are refused. Returns how many there were. Throws `conflict` where somebody has changed an
 * offer at this moment, or another process has taken these lines over.
 */
export async function applyLines(of: ImportRow): Promise<number> {
  const db = await database()
  const rows = await selectNextLines(db, of.id, { step: 'take', limit: linesAtOnce })
  if (rows.length === 0) return 0
  const knowledge = await loadKnowledge(db, of)
  const planned = await planLines(db, { of, knowledge, rows })
  const refused: { line: number; reasons: Reason[] }[] = []
  const good: PlannedLine[] = []
  for (const one of planned) {
    const { row, offer, plan } = one
    const isOther = (offer?.id ?? null) !== row.offer_id || (offer?.version ?? null) !== row.version
    if (plan.result === 'refused') refused.push({ line: row.line, reasons: plan.reasons })
    else if (isOther) refused.push({ line: row.line, reasons: [edited] })
    else good.push(one)
  }
  await withStoredFiles(async (kept) => {
    const { written, used, isFull } = await withFilesOfTheirOwn(of, knowledge, { good, kept })
    const full = isFull ? good.map(({ row }) => ({ line: row.line, reasons: [overQuota] })) : []
    await publishing([offersTag], async (tx) => {
      const current = await lockImport(tx, of.id)
      const open = await selectNextLines(tx, of.id, { step: 'take', limit: linesAtOnce })
      const isSame = isDeepStrictEqual(
        open.map(({ line }) => line),
        rows.map(({ line }) => line),
      )
      if (current?.state !== 'taking' || !isSame) throw new Problem('conflict')
      await write(tx, of, { written, refused: [...refused, ...full] })
      await recordFiles(tx, kept)
      await markUsed(tx, of.id, used)
      await touchImport(tx, of.id)
    })
  })
  return rows.length
}

const edited = { field: 'id', rule: 'edited' }
const overQuota = { field: 'picture_1', rule: 'quota' }

/** The lines with files that no other offer has: the first one gets what was sent, others copies. */
async function withFilesOfTheirOwn(
  of: ImportRow,
  knowledge: Knowledge,
  { good, kept }: { good: readonly PlannedLine[]; kept: StoredFile[] },
) {
  const sent = new Map([...knowledge.sent.values()].map((file) => [file.address, file]))
  const taken = new Set<string>()
  const lines = good.flatMap((one) => {
    const { plan } = one
    if (plan.result === 'refused') return []
    const own = new Set(one.offer ? addressesOf(one.offer.details) : [])
    const isCopied = addressesOf(plan.details).map((address) => {
      const file = sent.get(address)
      if (!file || own.has(address)) return false
      const isTaken = file.is_used || taken.has(address)
      taken.add(address)
      return isTaken
    })
    const copied = addressesOf(plan.details).filter((_address, at) => isCopied[at])
    return [{ ...one, details: plan.details, copied, isCopied }]
  })
  const used = [...sent.values()].filter(({ address }) => address !== null && taken.has(address))
  const wanted = lines.flatMap(({ copied }) => copied)
  const copies = await copyFiles(wanted, { owner: of.created_by, kept }).catch((error: unknown) => {
    if (error instanceof Problem && error.fields?.files) return null
    throw error
  })
  if (!copies) return { written: [], used: [], isFull: true }
  const left = Map.groupBy(copies, ({ from }) => from)
  const written = lines.map(({ copied: _copied, isCopied, ...line }) => {
    const turns = [...isCopied]
    const own = (address: string) =>
      turns.shift() ? (left.get(address)?.shift()?.address ?? address) : address
    return { ...line, details: withAddresses(line.details, own) }
  })
  return { written, used, isFull: false }
}

function withAddresses(details: OfferDetails, own: (address: string) => string): OfferDetails {
  const pictures = picturesOf(details).map((one) => ({ ...one, image: own(one.image) }))
  const { certificate_image: certificate } = details
  return {
    ...details,
    ...withPictures(pictures),
    certificate_image: certificate === null ? null : own(certificate),
  }
}

async function write(
  tx: Executor,
  of: ImportRow,
  { written, refused }: { written: Written[]; refused: { line: number; reasons: Reason[] }[] },
) {
  const { type, company_id, created_by: by } = of
  if (!(await lockCompany(tx, company_id))) throw new Problem('conflict')
  const known = written.flatMap((one) => one.offer ?? [])
  const versions = await lockVersions(
    tx,
    type,
    known.map(({ id }) => id),
  )
  const isCurrent = ({ offer }: Written) => !offer || versions.get(offer.id) === offer.version
  if (!written.every(isCurrent)) throw new Problem('conflict')
  const added = written.filter(({ offer }) => offer === null)
  const ids = await insertHeads(tx, type, company_id, added.length)
  const idOf = new Map(added.map(({ row }, at) => [row.line, ids[at] ?? 0]))
  const saved = written.map((one) => ({ ...one, id: one.offer?.id ?? idOf.get(one.row.line) ?? 0 }))
  const isChanged = ({ offer, details }: Written) =>
    offer !== null && !isDeepStrictEqual(offer.details, details)
  const changed = saved.filter(isChanged)
  await writeOwned(
    tx,
    type,
    saved.filter((one) => one.offer === null || isChanged(one)),
  )
  for (const isPublic of [true, false]) {
    const some = changed.filter(({ offer }) => offer?.is_public === isPublic)
    const status = savedStatus({ isPublic })
    await updateHeads(
      tx,
      type,
      some.map(({ id }) => id),
      status,
    )
  }
  const numbers = saved.flatMap(({ id, plan }) =>
    plan.result !== 'refused' && plan.number !== null ? [{ id, number: plan.number }] : [],
  )
  await writeNumbers(tx, of, numbers)
  await recordChanges(
    tx,
    saved.map(({ id, offer, details }) => {
      const subject = { by, subject: kindOf(type), id }
      if (!offer) return { ...subject, action: 'create', change: { ...details } }
      return { ...subject, action: 'update', change: { before: offer.details, after: details } }
    }),
  )
  await releaseFiles(tx, of, changed)
  await updateLines(tx, of.id, [
    ...saved.map(({ id, row, plan }) => ({
      line: row.line,
      result: plan.result,
      reasons: [],
      offer_id: id,
      version: row.version,
      is_done: true,
    })),
    ...refused.map((one) => ({
      ...one,
      result: 'refused' as const,
      offer_id: null,
      version: null,
      is_done: true,
    })),
  ])
}

/** Releases files of changed offers that neither their new nor their public edition names. */
async function releaseFiles(
  tx: Executor,
  { type }: ImportRow,
  changed: readonly (Written & { id: number })[],
) {
  const before = filesOf(changed.map(({ offer }) => offer?.details))
  if (before.length === 0) return
  const ids = changed.map(({ id }) => id)
  const approved = await selectEditions(tx, type, ids, 'public')
  const needed = new Set(filesOf([...changed.map(({ details }) => details), ...approved]))
  await replaceFiles(
    tx,
    before.filter((key) => !needed.has(key)),
  )
}
