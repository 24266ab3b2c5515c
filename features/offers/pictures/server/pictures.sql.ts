import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Edition } from '@/lib/db/codes/approval'
import type { Executor } from '@/lib/db/database'
import { insertAll } from '@/lib/db/insert'
import { productPictures, servicePictures } from '@/lib/db/schema/offers'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { OfferType } from '../../kinds/contract'
import type { OfferPicture } from '../contract'

const tables = { products: productPictures, services: servicePictures }
const ownId = { products: productPictures.product_id, services: servicePictures.service_id }

/** The version itself holds the first picture. */
const firstPlace = 2

interface Version {
  id: number
  edition: Edition
  pictures: readonly OfferPicture[]
}

/** Inserts the further pictures of these versions, which have none yet. */
export async function insertPictures(db: Executor, type: OfferType, versions: readonly Version[]) {
  const rows = versions.flatMap(({ id, edition, pictures }) =>
    pictures.map((picture, at) => ({ id, edition, place: firstPlace + at, ...picture })),
  )
  if (type === 'products') {
    await insertAll(
      db,
      productPictures,
      rows.map(({ id: product_id, ...row }) => ({ product_id, ...row })),
    )
  } else {
    await insertAll(
      db,
      servicePictures,
      rows.map(({ id: service_id, ...row }) => ({ service_id, ...row })),
    )
  }
}

/** Replaces the further pictures of a version. */
export async function replacePictures(db: Executor, type: OfferType, version: Version) {
  const { id, edition } = version
  await db.delete(tables[type]).where(and(eq(ownId[type], id), eq(tables[type].edition, edition)))
  await insertPictures(db, type, [version])
}

/** The further pictures of a version of each of these offers, in their order, by the offer's id. */
export async function selectPictures(
  db: Executor,
  type: OfferType,
  ids: readonly number[],
  edition: Edition,
): Promise<ReadonlyMap<number, OfferPicture[]>> {
  const found = new Map<number, OfferPicture[]>()
  if (ids.length === 0) return found
  const table = tables[type]
  const rows = await db
    .select({
      id: ownId[type],
      image: table.image,
      ...columnPair(table, 'image_alt'),
      image_focus_x: table.image_focus_x,
      image_focus_y: table.image_focus_y,
    })
    .from(table)
    .where(and(inArray(ownId[type], [...ids]), eq(table.edition, edition)))
    .orderBy(asc(ownId[type]), asc(table.place))
  for (const { id, ...picture } of rows) found.set(id, [...(found.get(id) ?? []), picture])
  return found
}
