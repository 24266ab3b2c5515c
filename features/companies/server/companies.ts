import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { approvalAreas, rightsOf } from '@/lib/auth/staff-areas'
import { database, type Executor } from '@/lib/db/database'
import { companyImport } from '../contract'
import { insertCompanies, isHeldBy } from './companies.sql'

/** Imports companies with their saved and public versions through their contract. */
export async function importCompanies(db: Executor, records: unknown[]) {
  await insertCompanies(db, companyImport.array().parse(records))
}

/** Whether a company, or a product or service of it, has a document at an address. */
export async function holdsFile(companyId: number, address: string): Promise<boolean> {
  return isHeldBy(await database(), { companyId }, address)
}

/** Whether a file belongs to a record that the caller may approve. */
export async function mayReview(actor: Actor, address: string): Promise<boolean> {
  const rights = rightsOf(actor)
  const areas = approvalAreas.filter((area) => rights.includes(area))
  return areas.length > 0 && isHeldBy(await database(), { companyId: null, areas }, address)
}
