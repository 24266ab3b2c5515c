import 'server-only'
import { Problem } from '@/lib/api/problem'
import {
  type ApprovalState,
  type ApprovalStatus,
  type Edition,
  approvalStatus,
} from '@/lib/db/codes/approval'
import type { Executor } from '@/lib/db/database'
import { productVersions, serviceVersions } from '@/lib/db/schema/offers'
import { and, eq, exists, isNull, sql, type SQL } from 'drizzle-orm'
import { productDetails, serviceDetails, type OfferDetails } from '../contract'
import type { OfferType } from '../kinds/contract'
import { replacePictures, selectPictures } from '../pictures/server/pictures.sql'
import { heads, ownId, versions } from './offers.sql'

const isEdition = (type: OfferType, id: number, edition: Edition) =>
  and(eq(ownId(type), id), eq(versions[type].edition, edition))

/** Reads the status of an offer and locks it until the transaction ends. */
export async function lockOffer(db: Executor, type: OfferType, id: number) {
  const head = heads[type]
  const [locked] = await db
    .select({ company_id: head.company_id, deleted_at: head.deleted_at })
    .from(head)
    .where(eq(head.id, id))
    .for('update')
  return locked && statusOf(db, type, id)
}

/** The status of an offer, also of a deleted one. */
async function statusOf(db: Executor, type: OfferType, id: number) {
  const head = heads[type]
  const approved = db
    .select({ one: sql`1` })
    .from(versions[type])
    .where(isEdition(type, id, 'public'))
  const [found] = await db
    .select({
      company_id: head.company_id,
      status: head.status,
      version: head.version,
      updated_at: head.updated_at,
      deleted_at: head.deleted_at,
      isPublic: sql<boolean>`${exists(approved)}`,
    })
    .from(head)
    .where(eq(head.id, id))
  return found
}

/** An edition of an offer; undefined when there is none. */
export async function readEdition(
  db: Executor,
  type: OfferType,
  id: number,
  edition: Edition,
): Promise<OfferDetails | undefined> {
  const [row] = await db
    .select()
    .from(versions[type])
    .where(isEdition(type, id, edition))
  if (!row) return undefined
  const pictures = await selectPictures(db, type, [id], edition)
  return detailsOf(type, { ...row, pictures: pictures.get(id) ?? [] })
}

/** The fields an owner edits for this type, without any others. */
export function detailsOf(type: OfferType, row: object): OfferDetails {
  return (type === 'products' ? productDetails : serviceDetails).parse(row)
}

/** Replaces an edition of an offer, with its pictures. */
export async function writeEdition(
  db: Executor,
  type: OfferType,
  id: number,
  edition: Edition,
  { pictures, ...details }: OfferDetails,
) {
  const saved = { ...details, edition, saved_at: sql`now()` }
  await writeVersion(db, type, id, saved)
  await replacePictures(db, type, { id, edition, pictures })
}

type SavedVersion = Omit<OfferDetails, 'pictures'> & { edition: Edition; saved_at: SQL }

async function writeVersion(db: Executor, type: OfferType, id: number, saved: SavedVersion) {
  if (type === 'services') {
    await db
      .insert(serviceVersions)
      .values({ service_id: id, ...saved })
      .onConflictDoUpdate({
        target: [serviceVersions.service_id, serviceVersions.edition],
        set: saved,
      })
    return
  }
  const { gs1_code, hs_code } = saved
  if (gs1_code === undefined || hs_code === undefined) throw new Problem('internal')
  await db
    .insert(productVersions)
    .values({ product_id: id, ...saved, gs1_code, hs_code })
    .onConflictDoUpdate({
      target: [productVersions.product_id, productVersions.edition],
      set: saved,
    })
}

/** Deletes the public edition of an offer. */
export async function removePublic(db: Executor, type: OfferType, id: number) {
  await db.delete(versions[type]).where(isEdition(type, id, 'public'))
}

/** Inserts an offer of a company in process (10); returns its id. */
export async function insertHead(
  db: Executor,
  type: OfferType,
  company_id: number,
  added?: { key: string; hash: string },
) {
  const once = added && { idempotency_key: added.key, request_hash: added.hash }
  const [written] = await db
    .insert(heads[type])
    .values({ company_id, status: approvalStatus.inProcess, ...once })
    .returning({ id: heads[type].id })
  if (!written) throw new Problem('internal')
  return written.id
}

/** Writes the status of an offer, and raises its version. */
export async function writeStatus(
  db: Executor,
  type: OfferType,
  id: number,
  { status, isPublic, reason }: ApprovalState & { reason: string | null },
) {
  const approved = { ...(status === approvalStatus.approved && { approved_at: sql`now()` }) }
  const taken = { ...(!isPublic && { approved_at: null }) }
  await updateHead(db, type, id, { status, refusal_reason: reason, ...approved, ...taken })
}

/** Marks an offer as deleted, or takes the mark away, and raises its version. */
export async function markDeleted(db: Executor, type: OfferType, id: number, isDeleted: boolean) {
  await updateHead(db, type, id, { deleted_at: isDeleted ? sql`now()` : null })
}

interface HeadChange {
  status?: ApprovalStatus
  refusal_reason?: string | null
  approved_at?: SQL | null
  deleted_at?: SQL | null
}

async function updateHead(db: Executor, type: OfferType, id: number, change: HeadChange) {
  const head = heads[type]
  await db
    .update(head)
    .set({ ...change, version: sql`${head.version} + 1`, updated_at: sql`now()` })
    .where(eq(head.id, id))
}

/** Whether an offer is this company's and was not deleted. */
export async function isOwn(db: Executor, type: OfferType, id: number, companyId: number) {
  const head = heads[type]
  const found = await db
    .select({ id: head.id })
    .from(head)
    .where(and(eq(head.id, id), eq(head.company_id, companyId), isNull(head.deleted_at)))
  return found.length > 0
}
