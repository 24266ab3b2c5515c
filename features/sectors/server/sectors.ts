import 'server-only'
import { Problem } from '@/lib/api/problem'
import { database } from '@/lib/db/database'
import {
  findPublicIndustry,
  findPublicSubIndustry,
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
