import 'server-only'
import { Problem } from '@/lib/api/problem'
import { database, type Executor } from '@/lib/db/database'
import { industryWrite, subIndustryWrite } from '../contract'
import {
  findPublicIndustry,
  findPublicSubIndustry,
  insertIndustries,
  insertSubIndustries,
  listPublicIndustries,
  listPublicSubIndustries,
} from './sectors.sql'

/** Sectors: all, or those of products or of services. */
export async function listIndustries(offer?: 'products' | 'services') {
  return listPublicIndustries(await database(), offer)
}

/** One sector. Throws `not_found`. */
export async function getIndustry(iid: number) {
  const industry = await findPublicIndustry(await database(), iid)
  if (!industry) throw new Problem('not_found')
  return industry
}

/** Sub-sectors: all, or those of one sector (none when there is no such sector). */
export async function listSubIndustries(iid?: number) {
  return listPublicSubIndustries(await database(), iid)
}

/** One sub-sector. Throws `not_found`. */
export async function getSubIndustry(id: number) {
  const subIndustry = await findPublicSubIndustry(await database(), id)
  if (!subIndustry) throw new Problem('not_found')
  return subIndustry
}

/** Imports sectors and sub-sectors after validation against their contract. */
export async function importSectors(
  db: Executor,
  records: { industries: unknown[]; subIndustries: unknown[] },
) {
  await insertIndustries(db, industryWrite.array().parse(records.industries))
  await insertSubIndustries(db, subIndustryWrite.array().parse(records.subIndustries))
}
