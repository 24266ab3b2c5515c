import 'server-only'
import { type ApprovalStatus, type Edition, approvalStatus } from '@/lib/db/codes/approval'
import type { Executor } from '@/lib/db/database'
import { insertAll } from '@/lib/db/insert'
import { articleNumbers } from '@/lib/db/schema/offer-imports'
import { productVersions, serviceVersions } from '@/lib/db/schema/offers'
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { detailsOf } from '../../server/approval.sql'
import type { OfferDetails } from '../../contract'
import type { OfferType } from '../../kinds/contract'
import { insertPictures, selectPictures } from '../../pictures/server/pictures.sql'
import { heads, ownId, versions } from '../../server/offers.sql'
import type { WrittenOffer } from '../rules'

/** The products or the services of a company. */
export interface OffersOf {
  type: OfferType
  company_id: number
}

/** The columns with the offer of an article number, by type. */
const numbered = {
  products: articleNumbers.product_id,
  services: articleNumbers.service_id,
}

/** Offers of a company as they were last saved: those of these ids, or those after an id. */
export async function selectWritten(
  db: Executor,
  type: OfferType,
  companyId: number,
  range: { ids: readonly number[] } | { after: number; limit: number },
): Promise<WrittenOffer[]> {
  if ('ids' in range && range.ids.length === 0) return []
  const head = heads[type]
  const version = versions[type]
  const inRange = 'ids' in range ? inArray(head.id, [...range.ids]) : gt(head.id, range.after)
  const rows = await db
    .select({
      id: head.id,
      status: head.status,
      version: head.version,
      is_public: sql<boolean>`${isNotNull(head.approved_at)}`,
      number: articleNumbers.number,
      saved: version,
    })
    .from(head)
    .innerJoin(version, and(eq(ownId(type), head.id), eq(version.edition, 'owner')))
    .leftJoin(articleNumbers, eq(numbered[type], head.id))
    .where(and(eq(head.company_id, companyId), isNull(head.deleted_at), inRange))
    .orderBy(asc(head.id))
    .limit('limit' in range ? range.limit : range.ids.length)
  const ids = rows.map(({ id }) => id)
  const pictures = await selectPictures(db, type, ids, 'owner')
  return rows.map(({ number, saved, ...row }) => ({
    ...row,
    article_number: number,
    details: detailsOf(type, { ...saved, pictures: pictures.get(row.id) ?? [] }),
  }))
}

/** The offers of a company by its own numbers. */
export async function selectNumbers(
  db: Executor,
  { type, company_id }: OffersOf,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .select({ number: articleNumbers.number, id: numbered[type] })
    .from(articleNumbers)
    .where(
      and(
        eq(articleNumbers.company_id, company_id),
        eq(articleNumbers.type, type),
        inArray(articleNumbers.number, [...numbers]),
      ),
    )
  return new Map(rows.flatMap(({ number, id }) => (id === null ? [] : [[number, id]])))
}

/** Locks offers in the order of their ids; returns their versions, without deleted ones. */
export async function lockVersions(
  db: Executor,
  type: OfferType,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const head = heads[type]
  const rows = await db
    .select({ id: head.id, version: head.version })
    .from(head)
    .where(and(inArray(head.id, [...ids]), isNull(head.deleted_at)))
    .orderBy(asc(head.id))
    .for('update')
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Inserts offers of a company in process (10); returns their ids. */
export async function insertHeads(
  db: Executor,
  type: OfferType,
  company_id: number,
  count: number,
): Promise<number[]> {
  if (count === 0) return []
  const rows = Array.from({ length: count }, () => ({
    company_id,
    status: approvalStatus.inProcess,
  }))
  const written = await db.insert(heads[type]).values(rows).returning({ id: heads[type].id })
  return written.map(({ id }) => id)
}

export async function updateHeads(
  db: Executor,
  type: OfferType,
  ids: readonly number[],
  status: ApprovalStatus,
) {
  if (ids.length === 0) return
  const head = heads[type]
  const changed = { version: sql`${head.version} + 1`, updated_at: sql`now()` }
  await db
    .update(head)
    .set({ status, refusal_reason: null, ...changed })
    .where(inArray(head.id, [...ids]))
}

/** The editions of these offers by their ids. */
export async function selectEditions(
  db: Executor,
  type: OfferType,
  ids: readonly number[],
  edition: Edition,
): Promise<OfferDetails[]> {
  if (ids.length === 0) return []
  const version = versions[type]
  const rows = await db
    .select()
    .from(version)
    .where(and(inArray(ownId(type), [...ids]), eq(version.edition, edition)))
  const pictures = await selectPictures(db, type, ids, edition)
  return rows.map((row) => {
    const id = 'product_id' in row ? row.product_id : row.service_id
    return detailsOf(type, { ...row, pictures: pictures.get(id) ?? [] })
  })
}

/** Writes the owner's edition of these offers; the pictures of an earlier one go with it. */
export async function writeOwned(
  db: Executor,
  type: OfferType,
  offers: readonly { id: number; details: OfferDetails }[],
) {
  if (offers.length === 0) return
  const version = versions[type]
  const ids = offers.map(({ id }) => id)
  await db.delete(version).where(and(inArray(ownId(type), ids), eq(version.edition, 'owner')))
  const saved = { edition: 'owner' as const, saved_at: sql`now()` }
  if (type === 'products') {
    const rows = offers.map(({ id, details: { pictures: _pictures, ...details } }) => ({
      gs1_code: '',
      hs_code: '',
      ...details,
      ...saved,
      product_id: id,
    }))
    await insertAll(db, productVersions, rows)
  } else {
    const rows = offers.map(({ id, details: { pictures: _pictures, ...details } }) => ({
      ...details,
      ...saved,
      service_id: id,
    }))
    await insertAll(db, serviceVersions, rows)
  }
  const pictured = offers.map(({ id, details: { pictures } }) => ({ id, pictures }))
  await insertPictures(
    db,
    type,
    pictured.map((one) => ({ ...one, edition: 'owner' })),
  )
}

/** Gives offers the numbers of their company; a number of a deleted offer passes to the new one. */
export async function writeNumbers(
  db: Executor,
  { type, company_id }: OffersOf,
  numbers: readonly { id: number; number: string }[],
) {
  if (numbers.length === 0) return
  const ids = numbers.map(({ id }) => id)
  const given = numbers.map(({ number }) => number)
  const isOfCompany = and(eq(articleNumbers.company_id, company_id), eq(articleNumbers.type, type))
  await db
    .delete(articleNumbers)
    .where(
      and(isOfCompany, or(inArray(numbered[type], ids), inArray(articleNumbers.number, given))),
    )
  await insertAll(
    db,
    articleNumbers,
    numbers.map(({ id, number }) => ({
      company_id,
      type,
      number,
      product_id: type === 'products' ? id : null,
      service_id: type === 'services' ? id : null,
    })),
  )
}
