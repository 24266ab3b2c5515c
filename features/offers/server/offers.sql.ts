import 'server-only'
import type { Edition } from '@/lib/db/codes/approval'
import type { Executor } from '@/lib/db/database'
import { insertAll, raiseIdentity } from '@/lib/db/insert'
import { products, productVersions, services, serviceVersions } from '@/lib/db/schema/offers'
import { sql } from 'drizzle-orm'
import type { OfferDetails, ProductImport, ServiceImport } from '../contract'
import type { OfferType } from '../kinds/contract'
import { insertPictures } from '../pictures/server/pictures.sql'

/** The tables of each type of offer, and the column with the id of a version's offer. */
export const heads = { products, services }
export const versions = { products: productVersions, services: serviceVersions }
export const ownId = (type: OfferType) =>
  type === 'products' ? productVersions.product_id : serviceVersions.service_id

export async function insertProducts(db: Executor, records: ProductImport[]) {
  await insertAll(db, products, records.map(headOf))
  await insertAll(
    db,
    productVersions,
    records.flatMap((record) =>
      versionsOf(record).map((version) => ({ product_id: record.id, ...version })),
    ),
  )
  await insertPictures(db, 'products', records.flatMap(picturedVersions))
  await raiseIdentity(db, products)
}

export async function insertServices(db: Executor, records: ServiceImport[]) {
  await insertAll(db, services, records.map(headOf))
  await insertAll(
    db,
    serviceVersions,
    records.flatMap((record) =>
      versionsOf(record).map((version) => ({ service_id: record.id, ...version })),
    ),
  )
  await insertPictures(db, 'services', records.flatMap(picturedVersions))
  await raiseIdentity(db, services)
}

type Imported = Pick<ServiceImport, 'id' | 'company_id' | 'status' | 'sample'> & {
  public: OfferDetails | null
}

function headOf({ id, company_id, status, sample, public: approved }: Imported) {
  return { id, company_id, status, sample, approved_at: approved && sql`now()` }
}

function versionsOf<Details>({
  owner,
  public: approved,
}: {
  owner: Details
  public: Details | null
}): (Details & { edition: Edition })[] {
  const saved = { ...owner, edition: 'owner' } as const
  return approved ? [saved, { ...approved, edition: 'public' }] : [saved]
}

function picturedVersions(record: { id: number } & Parameters<typeof versionsOf<OfferDetails>>[0]) {
  return versionsOf(record).map(({ edition, pictures }) => ({ id: record.id, edition, pictures }))
}
